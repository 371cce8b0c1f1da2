import { transformWithOxc } from 'vite'
import type { Plugin } from 'vite'

/**
 * Contracts as the browser needs them: of `endpoint({ … })` the address alone, and no schema. What goes in
 * and out is checked by the compiler and by the server. A page that imports a schema to run it fails the
 * build.
 */
export function leanContracts(): Plugin {
  return {
    name: 'astrarium:lean-contracts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/contracts\/src\/[\w-]+\.ts$/ },
      handler(code, id) {
        let lean = code
        // from the end, so that the places before stay where they are
        for (const statement of this.parse(code, { lang: 'ts' }).body.toReversed()) {
          const { declaration } =
            statement.type === 'ExportNamedDeclaration' ? statement : { declaration: statement }
          const value = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.init : null
          // limits, lists and functions stay
          if (value?.type !== 'CallExpression' && value?.type !== 'ObjectExpression') continue
          const definition =
            value.type === 'CallExpression' &&
            value.callee.type === 'Identifier' &&
            value.callee.name === 'endpoint' &&
            value.arguments[0]
          const [from, address, to] =
            definition && definition.type === 'ObjectExpression'
              ? [
                  value.start,
                  addressIn(definition.properties.map(({ start, end }) => code.slice(start, end))),
                  value.end,
                ]
              : [statement.start, '', statement.end]
          lean = lean.slice(0, from) + address + lean.slice(to)
        }
        // takes away the imports that only the schemas needed
        return transformWithOxc(lean, id, { typescript: { onlyRemoveTypeImports: false } })
      },
    },
  }
}

function addressIn(properties: string[]): string {
  return `{ ${properties.filter((property) => /^(method|path)\b/.test(property)).join(', ')} }`
}
