import type { Setting } from './matrix-column.ts'

/** An eye, a pencil, a key. Bare paths: a grid draws more than a thousand of them. */
const signs = [
  null,
  'M12 4.5C7 4.5 2.73 7.61 1 12c1.73 4.39 6 7.5 11 7.5s9.27-3.11 11-7.5C21.27 7.61 17 4.5 12 4.5zM12 17a5 5 0 1 1 0-10 5 5 0 0 1 0 10zm0-8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'M3 17.25V21h3.75L17.81 9.94l-3.75-3.75L3 17.25zM20.71 7.04a1 1 0 0 0 0-1.41l-2.34-2.34a1 1 0 0 0-1.41 0l-1.83 1.83 3.75 3.75 1.83-1.83z',
  'M12.65 10A5.99 5.99 0 0 0 7 6a6 6 0 1 0 5.65 8H17v4h4v-4h2v-4H12.65zM7 14a2 2 0 1 1 0-4 2 2 0 0 1 0 4z',
]

/** A level as the grid shows it: its sign and its name on a tint, or a dash where nothing is given. */
export function LevelSign({ setting, name }: { setting: Setting; name: string }) {
  if (setting === null) return <span className="level-free">{name}</span>
  const path = signs[setting]
  if (!path)
    return (
      <>
        <span aria-hidden className="level-none">
          —
        </span>
        <span className="level-unseen">{name}</span>
      </>
    )
  return (
    <span className={`level level-${setting}`}>
      <svg viewBox="0 0 24 24" width={13} height={13} fill="currentColor" aria-hidden="true">
        <path d={path} />
      </svg>
      {name}
    </span>
  )
}
