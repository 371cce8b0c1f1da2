import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** A system that has the programs of a cluster: this machine's, or a Debian in a folder (CLUSTER_ROOT). */
export interface Programs {
  /** the folder that the programs take for `/` */
  root: string
  /** where PostgreSQL's programs are, below it */
  postgresBin: string
  start(name: string, args: string[]): Program
}

/** One of them, running as the user `postgres`. */
export interface Program {
  pid: number
  hasEnded: () => boolean
  /** the last it said */
  words: () => string
  end(signal: NodeJS.Signals): Promise<void>
}

const OLDEST_POSTGRES = 16

/**
 * @returns a sentence on what is missing where they are not all there; it takes root to run them, since
 *   PostgreSQL refuses to be root and the folder is entered by chroot
 */
export function findPrograms(root = process.env['CLUSTER_ROOT'] ?? '/'): Programs | string {
  if (process.getuid?.() !== 0) return 'the cluster is started by root, who becomes the user postgres'
  const versions = path.join(root, 'usr/lib/postgresql')
  const newest = existsSync(versions) ? Math.max(0, ...readdirSync(versions).map(Number)) : 0
  if (newest < OLDEST_POSTGRES) return `no PostgreSQL of ${OLDEST_POSTGRES} or newer is in ${versions}`
  const missing = ['usr/bin/patroni', 'usr/bin/etcd', 'usr/sbin/haproxy', 'usr/sbin/pgbouncer'].filter(
    (file) => !existsSync(path.join(root, file)),
  )
  if (missing.length > 0) return `${root} lacks ${missing.join(', ')}`
  if (!existsSync(path.join(root, 'proc/self'))) return `${root}/proc is not mounted`
  const postgresBin = `/usr/lib/postgresql/${newest}/bin`
  return {
    root,
    postgresBin,
    start(name, args) {
      const env = { PATH: `${postgresBin}:/usr/bin:/usr/sbin:/bin:/sbin`, LC_ALL: 'C.UTF-8' }
      const asPostgres = ['--userspec=postgres:postgres', root, name, ...args]
      return follow(
        spawn('/usr/sbin/chroot', asPostgres, { env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] }),
      )
    },
  }
}

function follow(child: ChildProcess): Program {
  let [words, hasEnded] = ['', false]
  const hear = (text: Buffer) => (words = (words + text.toString()).slice(-2000))
  child.stdout!.on('data', hear)
  child.stderr!.on('data', hear)
  const ended = once(child, 'exit').then(() => void (hasEnded = true))
  return {
    pid: child.pid!,
    hasEnded: () => hasEnded,
    words: () => words,
    async end(signal) {
      child.kill(signal)
      await ended
    },
  }
}
