import { type CSSProperties, memo } from 'react'
import { useFormat } from '#kernel/web/use-format.ts'
import type { LigneDetail, PlanState } from '../plan.model.ts'
import type { CardWords } from './use-card-words.ts'

const done =
  'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10s10-4.48 10-10S17.52 2 12 2m-2 15l-5-5l1.41-1.41L10 14.17l7.59-7.59L19 8z'
const signs: Record<PlanState, string> = {
  planned:
    'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10s10-4.48 10-10S17.52 2 12 2m0 18c-4.42 0-8-3.58-8-8s3.58-8 8-8s8 3.58 8 8s-3.58 8-8 8',
  created:
    'm18 9l-1.41-1.42L10 14.17l-2.59-2.58L6 13l4 4zm1-6h-4.18C14.4 1.84 13.3 1 12 1s-2.4.84-2.82 2H5c-.14 0-.27.01-.4.04a2.01 2.01 0 0 0-1.44 1.19c-.1.23-.16.49-.16.77v14c0 .27.06.54.16.78s.25.45.43.64c.27.27.62.47 1.01.55c.13.02.26.03.4.03h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m-7-.25c.41 0 .75.34.75.75s-.34.75-.75.75s-.75-.34-.75-.75s.34-.75.75-.75M19 19H5V5h14z',
  running: 'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10s10-4.48 10-10S17.52 2 12 2M9.5 16.5v-9l7 4.5z',
  suspended: 'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10s10-4.48 10-10S17.52 2 12 2m-1 14H9V8h2zm4 0h-2V8h2z',
  finished: done,
  closed: done,
}

type Props = {
  detail: LigneDetail
  words: CardWords
  /** The number of the conflict that it is in. */
  conflict?: number | undefined
  isChosen?: boolean
  /** It may be moved by pointer or keys, and says how. */
  howToMove?: string | undefined
}

/** A plan on the board, which listens for it: what, how many, for whom, and how far. */
export const PlanCard = memo(function PlanCard({ detail, words, conflict, isChosen = false, howToMove }: Props) {
  const { number } = useFormat()
  const { state, article, plannedCases, doneCases, customer } = detail
  const cases = number(plannedCases)
  return (
    <button
      type="button"
      className="plan-card"
      data-plan={detail.id}
      data-state={state}
      data-in-conflict={conflict !== undefined || undefined}
      data-chosen={isChosen || undefined}
      aria-label={words({ detail, cases, isInConflict: conflict !== undefined })}
      draggable={howToMove !== undefined || undefined}
      title={howToMove}
      style={{ '--done': `${Math.min(100, (doneCases / plannedCases) * 100)}%` } as CSSProperties}
    >
      <span className="plan-card-name">{article}</span>
      <span className="plan-card-note">{customer ? `${cases} · ${customer}` : cases}</span>
      {conflict !== undefined && (
        <span aria-hidden className="plan-card-conflict">
          {conflict}
        </span>
      )}
    </button>
  )
})

const oneLine = {
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A French name in an Arabic page is cut at its end, and stands on the side of the page all the same.
  unicodeBidi: 'plaintext',
  textAlign: 'left',
} as const
const corner = { position: 'absolute', top: 5, insetInlineEnd: 8 } as const

const drawn = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`

/** The sign of a state is drawn by the style: an element of its own for each card costs more than its name. */
const signLook = {
  '& .plan-card:not([data-in-conflict])::before': {
    ...corner,
    content: '""',
    width: 17,
    height: 17,
    backgroundColor: 'currentColor',
    forcedColorAdjust: 'none',
  },
  ...Object.fromEntries(
    Object.entries(signs).map(([state, path]) => [`& .plan-card[data-state=${state}]::before`, { mask: drawn(path) }]),
  ),
}

const green = 'var(--s-palette-primary-main)'
const red = 'var(--s-palette-error-main)'

/** How plans look, said once by the board: a style of its own for each of two hundred cards takes longer than the cards. */
export const planLook = {
  '& .plan-card': {
    position: 'relative',
    display: 'block',
    width: 1,
    minWidth: 0,
    px: 1,
    py: 0.6,
    border: 0,
    borderRadius: '8px',
    font: 'inherit',
    fontSize: '0.85rem',
    lineHeight: 1.35,
    textAlign: 'start',
    cursor: 'pointer',
    backgroundColor: 'action.hover',
    color: 'text.secondary',
    '&:active': { filter: 'brightness(0.95)' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'info.main' },
  },
  '& .plan-card[data-state=planned]': {
    border: '1px dashed',
    borderColor: 'text.disabled',
    backgroundColor: 'background.paper',
    color: 'text.primary',
  },
  '& .plan-card[data-state=created]': {
    border: `1px solid ${green}`,
    borderInlineStart: `3px solid ${green}`,
    backgroundColor: `color-mix(in srgb, ${green} 8%, transparent)`,
    color: 'text.primary',
  },
  '& .plan-card[data-state=running]': { backgroundColor: '#1B7046', color: '#FFFFFF' },
  '& .plan-card[data-state=suspended]': { backgroundColor: '#8C5300', color: '#FFFFFF' },
  '& .plan-card[data-in-conflict]': {
    border: `1px solid ${red}`,
    backgroundColor: `color-mix(in srgb, ${red} 8%, var(--s-palette-background-paper))`,
    color: 'text.primary',
  },
  '& .plan-card[data-chosen]': { outline: `2px solid ${green}`, outlineOffset: 1 },
  '& .plan-card-name': {
    ...oneLine,
    whiteSpace: 'normal',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    marginInlineEnd: '21px',
    fontWeight: 650,
    lineHeight: 1.2,
  },
  ...signLook,
  '& .plan-card-note': { ...oneLine, display: 'block', fontSize: '0.78rem' },
  // The bar: how far it is, from the side on which the page is read.
  '& .plan-card::after': {
    content: '""',
    display: 'block',
    height: 3,
    mt: 0.5,
    borderRadius: 1,
    backgroundColor: 'rgba(120, 130, 120, 0.25)',
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'left',
    backgroundSize: 'var(--done) auto',
  },
  '& .plan-card-conflict': {
    ...corner,
    width: 18,
    height: 18,
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    backgroundColor: 'error.main',
    color: '#FFFFFF',
    fontSize: '0.7rem',
    fontWeight: 700,
  },
} as const
