import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { asksOfThread, findAsks, findThread, sealed } from '../repository.ts'
import { askBackShown } from '../../ask/asked-back.ts'
import { forgetUnshared } from '../../ask/service/forget-unshared.ts'
import { pathTo } from '../../ask/branch.ts'
import type { ExportedAsk } from '../exported-ask.ts'
import { toMarkdown } from '../thread-markdown.ts'

export interface ThreadFile {
  name: string
  type: 'text/markdown; charset=utf-8' | 'application/json; charset=utf-8'
  text: string
}

/**
 * A conversation as a file: the branch shown as Markdown, or every branch as JSON. Throws thread_not_found.
 */
export async function exportThread(
  context: UserContext,
  threadId: string,
  format: 'markdown' | 'json',
): Promise<ThreadFile> {
  const { userId } = context.actor
  const { thread, places, rows, profile } = await context.db.asUser(userId, async (tx) => {
    await forgetUnshared(context, tx)
    const thread = await findThread(tx, threadId)
    if (!thread) throw new AppError('thread_not_found', 'There is no such conversation')
    const places = await asksOfThread(tx, threadId)
    return {
      thread,
      places,
      rows: await findAsks(
        tx,
        places.map(({ id }) => id),
      ),
      profile: await readProfile(context, tx),
    }
  })
  const shown = new Set(pathTo(places, thread.headId).map(({ id }) => id))
  const asks = places.map(({ id, parentId, version, askedAt }): ExportedAsk => {
    const { questionSealed, answerSealed, factsSealed, asksBackSealed, offer, category, isFavourite } =
      rows.find((row) => row.id === id)!
    return {
      id,
      parentId,
      isShown: shown.has(id),
      version,
      question: context.vault.open(sealed.question, userId, questionSealed),
      answer: context.vault.open(sealed.answer, userId, answerSealed),
      category,
      isFavourite,
      askedAt,
      facts: context.vault.open(sealed.facts, userId, factsSealed) ?? [],
      asksBack: askBackShown(context.vault.open(sealed.asksBack, userId, asksBackSealed)),
      offer,
    }
  })
  const title = context.vault.open(sealed.title, userId, thread.titleSealed) ?? 'Untitled Chat'
  const { currentTimeZone: zone } = profile
  const name = `astrarium-${fileNameOf(title)}-${context.sky.localDate(zone, thread.createdAt)}`
  if (format === 'markdown') {
    const path = pathTo(places, thread.headId).map(({ id }) => asks.find((ask) => ask.id === id)!)
    return {
      name: `${name}.md`,
      type: 'text/markdown; charset=utf-8',
      text: toMarkdown(title, path, (at) => localMinute(context, zone, at)),
    }
  }
  const content = {
    product: 'Astrarium',
    id: thread.id,
    title,
    createdAt: thread.createdAt,
    exportedAt: context.now(),
    timeZone: zone,
    asks,
  }
  return {
    name: `${name}.json`,
    type: 'application/json; charset=utf-8',
    text: `${JSON.stringify(content, null, 2)}\n`,
  }
}

/** `YYYY-MM-DD HH:MM` on the clocks of the zone */
function localMinute({ sky }: UserContext, zone: string, at: Date): string {
  return new Date(at.getTime() + sky.offsetAt(zone, at) * 1000).toISOString().slice(0, 16).replace('T', ' ')
}

/** Letters, digits and hyphens, so that every system can keep it. */
function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, 48).replace(/-+$/, '') || 'conversation'
}
