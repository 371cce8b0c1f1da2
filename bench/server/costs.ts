import { readdirSync, readFileSync } from 'node:fs'

/** What a server has cost since its start. */
export interface Costs {
  /** of its one thread that answers, in milliseconds of processor */
  threadMs: number
  /** of the whole process */
  processMs: number
  /** of the embedded PostgreSQL; an outside one is not seen */
  databaseMs: number
  transactions: number
  statements: number
  /** waits for the database: what leaves together counts once */
  trips: number
}

export async function readCosts(pid: number, countsPort: number): Promise<Costs> {
  const counted = (await (await fetch(`http://127.0.0.1:${countsPort}`)).json()) as Omit<
    Costs,
    'threadMs' | 'processMs' | 'databaseMs'
  >
  return {
    threadMs: read(`/proc/${pid}/task/${pid}/stat`).ownMs,
    processMs: read(`/proc/${pid}/stat`).ownMs,
    databaseMs: belowOf(pid),
    ...counted,
  }
}

/** Each of them, for one of so many. */
export function costsOfOne(before: Costs, after: Costs, count: number): Costs {
  const each = (Object.keys(after) as (keyof Costs)[]).map(
    (name) => [name, (after[name] - before[name]) / count] as const,
  )
  return Object.fromEntries(each) as Record<keyof Costs, number>
}

/** All processes that this one has started, and those that these have. */
function belowOf(pid: number): number {
  const all = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      return [{ pid: Number(name), ...read(`/proc/${name}/stat`) }]
    } catch {
      // it has ended meanwhile
      return []
    }
  })
  const sumBelow = (parent: number): number =>
    all
      .filter((one) => one.parent === parent)
      .reduce((sum, one) => sum + one.ownMs + one.childrenMs + sumBelow(one.pid), 0)
  return sumBelow(pid)
}

/** Fields of https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, in ticks of 10 ms. */
function read(file: string): { parent: number; ownMs: number; childrenMs: number } {
  const text = readFileSync(file, 'utf8')
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  return {
    parent: fields[1]!,
    ownMs: 10 * (fields[11]! + fields[12]!),
    childrenMs: 10 * (fields[13]! + fields[14]!),
  }
}
