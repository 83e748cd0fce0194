# The client is built with Node, then served by Python alone.
FROM node:22-slim AS client
WORKDIR /srv/static
COPY static/package.json static/package-lock.json static/.npmrc ./
RUN npm ci
COPY static ./
RUN npm run build

FROM python:3.13-slim
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
RUN useradd --system --user-group --no-create-home table
WORKDIR /srv/basecontact
COPY pyproject.toml requirements.lock LICENSE README.md ./
COPY app app
COPY migrations migrations
COPY --from=client /srv/static/dist static/dist
# The lock holds the tools of developers too: as a constraint it gives versions to what is needed, no more.
RUN pip install --no-cache-dir --disable-pip-version-check --constraint requirements.lock --editable . \
    && python -m compileall -q app
USER table
EXPOSE 8000
CMD ["sh", "-c", "basecontact migrate && exec basecontact serve"]
