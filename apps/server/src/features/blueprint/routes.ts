import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { generateBlueprint } from './service/generate-blueprint.ts'
import { showBlueprint } from './service/show-blueprint.ts'
import { showCategory } from './service/show-category.ts'

export function blueprintRoutes(mounting: Mounting): void {
  mount(mounting, contracts.generateBlueprint, (world) => generateBlueprint(world), [
    { name: 'blueprint', tries: 20, seconds: 60, by: ({ userId }) => userId ?? '' },
  ])
  mount(mounting, contracts.getBlueprint, (world) => showBlueprint(world))
  mount(mounting, contracts.getBlueprintCategory, (world, _input, _request, { categoryId }) =>
    showCategory(world, categoryId),
  )
}
