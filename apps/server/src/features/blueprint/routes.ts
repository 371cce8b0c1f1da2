import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { generateBlueprint } from './service/generate-blueprint.ts'
import { printBlueprint } from './service/print-blueprint.ts'
import { showBlueprint } from './service/show-blueprint.ts'
import { showCategory } from './service/show-category.ts'

export function blueprintRoutes(mounting: Mounting): void {
  mount(mounting, contracts.generateBlueprint, ({ context }) => generateBlueprint(context), [
    perUser('blueprint', 20, 60),
  ])
  mount(mounting, contracts.getBlueprint, ({ context }) => showBlueprint(context))
  // before the chapters, one of which it would be taken for
  mount(mounting, contracts.blueprintPaper, ({ context }) => printBlueprint(context), [
    perUser('paper', 30, 60),
  ])
  mount(mounting, contracts.getBlueprintCategory, ({ context, params: { categoryId } }) =>
    showCategory(context, categoryId),
  )
}
