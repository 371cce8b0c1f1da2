import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { generateBlueprint } from './service/generate-blueprint.ts'
import { showBlueprint } from './service/show-blueprint.ts'
import { showCategory } from './service/show-category.ts'

export function blueprintRoutes(mounting: Mounting): void {
  mount(mounting, contracts.generateBlueprint, (context) => generateBlueprint(context), [
    { name: 'blueprint', tries: 20, seconds: 60, by: ({ userId }) => userId ?? '' },
  ])
  mount(mounting, contracts.getBlueprint, (context) => showBlueprint(context))
  mount(mounting, contracts.getBlueprintCategory, (context, _input, _request, { categoryId }) =>
    showCategory(context, categoryId),
  )
}
