# syntax=docker/dockerfile:1
# The Ramiform server with its command line. docs/operations.md says how to run it.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts
RUN npm run build
# Only what the server and the command line load at run time.
RUN npm ci --omit=dev --ignore-scripts --workspace apps/server --workspace apps/cli

FROM node:24-trixie-slim
LABEL org.opencontainers.image.title="Ramiform" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/apps/server ./apps/server
COPY --from=build /app/apps/cli ./apps/cli
COPY --from=build /app/apps/web/build/client ./apps/web/build/client
COPY --from=build /app/apps/web/dist ./apps/web/dist
# A new volume gets the owner of this folder. Nothing else has to be writable.
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The options are explained in scripts/shared/server-node-options.ts.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "apps/server/src/main.ts"]
