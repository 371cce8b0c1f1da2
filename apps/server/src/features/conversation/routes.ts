import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { deleteAsk } from './service/delete-ask.ts'
import { deleteThread } from './service/delete-thread.ts'
import { exportThread } from './service/export-thread.ts'
import { listSavedAsks } from './service/list-saved-asks.ts'
import { listThreads } from './service/list-threads.ts'
import { renameThread } from './service/rename-thread.ts'
import { searchThreads } from './service/search-threads.ts'
import { setFavourite } from './service/set-favourite.ts'
import { showBranch } from './service/show-branch.ts'
import { showThread } from './service/show-thread.ts'

export function conversationRoutes(mounting: Mounting): void {
  mount(mounting, contracts.listSavedAsks, ({ context }) => listSavedAsks(context))
  mount(mounting, contracts.setFavourite, ({ context, input: { isFavourite }, params: { askId } }) =>
    setFavourite(context, askId, { isFavourite }),
  )
  mount(mounting, contracts.deleteAsk, ({ context, params: { askId } }) => deleteAsk(context, askId))

  mount(mounting, contracts.listThreads, ({ context, input: { before } }) =>
    listThreads(context, before === undefined ? undefined : new Date(before)),
  )
  mount(mounting, contracts.searchThreads, ({ context, input: { q } }) => searchThreads(context, q), [
    perUser('search', 120, 60),
  ])
  mount(mounting, contracts.getThread, ({ context, input: { through }, params: { threadId } }) =>
    showThread(context, threadId, through),
  )
  mount(mounting, contracts.renameThread, ({ context, input: { title }, params: { threadId } }) =>
    renameThread(context, threadId, title),
  )
  mount(mounting, contracts.deleteThread, ({ context, params: { threadId } }) =>
    deleteThread(context, threadId),
  )
  mount(mounting, contracts.showBranch, ({ context, input: { askId }, params: { threadId } }) =>
    showBranch(context, threadId, askId),
  )
  mount(mounting, contracts.exportThread, ({ context, input: { format }, params: { threadId } }) =>
    exportThread(context, threadId, format),
  )
}
