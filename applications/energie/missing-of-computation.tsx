import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'

type Missing = { what: string; of: string; days: readonly string[] }

/** What keeps an invoice from being computed, by name and day. */
export function MissingOfComputation({ missing }: { missing: readonly Missing[] }) {
  const t = useT()
  const { date } = useFormat()
  return (
    <Alert severity="warning">
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
        {missing.map(({ what, of, days }) => (
          <li key={`${what} ${of} ${days[0]}`}>
            {t(`energie.invoice-types.missing.${what}`, { of, days: days.map(day => date(day)).join(', ') })}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
