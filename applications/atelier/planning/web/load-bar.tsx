import { useFormat } from '#kernel/web/use-format.ts'

/** How full a line is: the share of what it can do. Past all of it, red, and it says how much. */
export function LoadBar({ share, label }: { share: number; label: string }) {
  const { percent } = useFormat()
  return (
    <div className="plan-load" data-full={share > 1 || undefined}>
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div style={{ width: `${Math.min(1, share) * 100}%` }} />
      </div>
      <span>{percent(Math.round(share * 100) / 100)}</span>
    </div>
  )
}

/** How they look, said once by the board that shows them. */
export const loadLook = {
  '& .plan-load': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 18,
    fontSize: '0.75rem',
    fontWeight: 450,
    color: 'text.secondary',
  },
  '& .plan-load[data-full]': { color: 'error.main', fontWeight: 700 },
  '& .plan-load > [role=meter]': {
    flex: 1,
    height: 5,
    borderRadius: 1,
    backgroundColor: 'divider',
    overflow: 'hidden',
  },
  '& .plan-load > [role=meter] > div': { height: 1, backgroundColor: 'primary.main' },
  '& .plan-load[data-full] > [role=meter] > div': { backgroundColor: 'error.main' },
} as const
