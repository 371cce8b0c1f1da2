import type { Relationship } from '@astrarium/contracts'
import { words } from '../../../../words/index.ts'
import { byFamily } from '../../relationship/by-family.ts'
import { commonWords } from '../../relationship/common-words.ts'

const copy = words.relationship

/** Everything that is sure between the two, by what it means, with how common it is. */
export function ContactTable({ all }: Pick<Relationship, 'all'>) {
  return (
    <details className="wheel-table mt-5">
      <summary className="!justify-start">{copy.all(all.length)}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.columns.contact}</th>
            <th scope="col">{copy.columns.common}</th>
          </tr>
        </thead>
        {byFamily(all).map(({ family, contacts }) => (
          <tbody key={family ?? 'others'}>
            <tr>
              <th scope="rowgroup" colSpan={2} className="font-display !text-base !text-brass">
                {family ? copy.families[family] : copy.otherContacts}
              </th>
            </tr>
            {contacts.map(({ statement, common }) => (
              <tr key={statement}>
                <th scope="row">{statement}</th>
                <td>{common && commonWords(common)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </details>
  )
}
