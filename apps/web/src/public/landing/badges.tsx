export function Badges({ items }: { items: readonly string[] }) {
  return (
    <ul className="badges">
      {items.map((item) => (
        <li key={item}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
            <path d="M4 10.5 8.2 14.6 16 6" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  )
}
