import { NUMERALS } from '@astrarium/sky/wheel'
import type { WheelText } from '@astrarium/sky/wheel'
import type { ReactNode } from 'react'
import { words } from '../../../words/index.ts'

const texts = words.wheel

/** All that the wheel shows, as tables: for readers of the screen, and for whoever wants the numbers. */
export function WheelTable({ text }: { text: WheelText }) {
  const { tables, columns, reading } = texts
  return (
    <details className="wheel-table">
      <summary>{texts.asTable}</summary>
      {text.note && <p>{text.note}</p>}
      <Table
        caption={tables.bodies}
        columns={[
          columns.body,
          columns.place,
          ...(text.houses.length > 0 ? [columns.house] : []),
          columns.motion,
        ]}
      >
        {text.bodies.map(({ id, name, place, house, isRetrograde }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{place}</td>
            {text.houses.length > 0 && <td>{house ?? texts.none}</td>}
            <td>{isRetrograde ? reading.retrograde : texts.direct}</td>
          </tr>
        ))}
      </Table>
      {text.angles.length > 0 && (
        <Table caption={tables.angles} columns={[columns.angle, columns.place]}>
          {text.angles.map(({ id, name, place }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{place}</td>
            </tr>
          ))}
        </Table>
      )}
      {text.houses.length > 0 && (
        <Table caption={tables.houses} columns={[columns.house, columns.place]}>
          {text.houses.map(({ number, place }) => (
            <tr key={number}>
              <th scope="row">{NUMERALS[number - 1]}</th>
              <td>{place}</td>
            </tr>
          ))}
        </Table>
      )}
      {text.aspects.length > 0 && (
        <Table caption={tables.aspects} columns={[columns.aspect, columns.orb]}>
          {text.aspects.map(({ a, b, kind, orb }) => (
            <tr key={`${a} ${kind} ${b}`}>
              <th scope="row">{`${reading.points[a]} ${reading.aspects[kind]} ${reading.points[b]}`}</th>
              <td>{orb}</td>
            </tr>
          ))}
        </Table>
      )}
    </details>
  )
}

function Table({
  caption,
  columns,
  children,
}: {
  caption: string
  columns: readonly string[]
  children: ReactNode
}) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
