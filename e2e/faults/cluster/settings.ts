/** The settings of the cluster's parts, as docs/scale.md says them; ports are of 127.0.0.1. */

export interface NodePorts {
  postgres: number
  /** where Patroni says whether its PostgreSQL is the primary */
  patroni: number
}

/**
 * Patroni, as YAML (which JSON is): writes are acknowledged once a second node has them, and a primary
 * that crashed is not waited for.
 */
export function patroniSettings(node: {
  name: string
  folder: string
  ports: NodePorts
  etcdPort: number
  postgresBin: string
}): string {
  const { name, folder, ports, etcdPort, postgresBin } = node
  const [postgres, rest] = [`127.0.0.1:${ports.postgres}`, `127.0.0.1:${ports.patroni}`]
  return JSON.stringify({
    scope: 'astrarium',
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 3,
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
    },
    postgresql: {
      listen: postgres,
      connect_address: postgres,
      data_dir: `${folder}/${name}`,
      bin_dir: postgresBin,
      pgpass: `${folder}/${name}.pgpass`,
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  })
}

/** HAProxy: whichever PostgreSQL is the primary, found by asking Patroni four times a second. */
export function haproxySettings(port: number, nodes: readonly NodePorts[]): string {
  const servers = nodes.map(
    ({ postgres, patroni }, place) => `  server node${place} 127.0.0.1:${postgres} check port ${patroni}`,
  )
  return `defaults
  mode tcp
  timeout connect 2s
  timeout check 1s
  timeout queue 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option redispatch
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
}

/** pgbouncer in transaction mode, before HAProxy. */
export function pgbouncerSettings(port: number, primaryPort: number, login: string): string {
  return `[databases]
* = host=127.0.0.1 port=${primaryPort} user=${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 30
server_connect_timeout = 2
server_login_retry = 0.2
`
}
