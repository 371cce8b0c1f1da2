import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
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
  mount(mounting, contracts.listSavedAsks, (context) => listSavedAsks(context))
  mount(mounting, contracts.setFavourite, (context, { isFavourite }, _request, { askId }) =>
    setFavourite(context, askId, isFavourite),
  )
  mount(mounting, contracts.deleteAsk, (context, _input, _request, { askId }) => deleteAsk(context, askId))

  mount(mounting, contracts.listThreads, (context, { before }) =>
    listThreads(context, before === undefined ? undefined : new Date(before)),
  )
  mount(mounting, contracts.searchThreads, (context, { q }) => searchThreads(context, q), [
    { name: 'search', tries: 120, seconds: 60, by: ({ userId }) => userId ?? '' },
  ])
  mount(mounting, contracts.getThread, (context, _input, _request, { threadId }) =>
    showThread(context, threadId),
  )
  mount(mounting, contracts.renameThread, (context, { title }, _request, { threadId }) =>
    renameThread(context, threadId, title),
  )
  mount(mounting, contracts.deleteThread, (context, _input, _request, { threadId }) =>
    deleteThread(context, threadId),
  )
  mount(mounting, contracts.showBranch, (context, { askId }, _request, { threadId }) =>
    showBranch(context, threadId, askId),
  )
  mount(mounting, contracts.exportThread, (context, { format }, _request, { threadId }) =>
    exportThread(context, threadId, format),
  )
}
