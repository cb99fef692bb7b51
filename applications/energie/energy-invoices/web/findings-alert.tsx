import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Finding } from '../energy-invoice.model.ts'

/** What is red whatever the gap is. */
export function FindingsAlert({ findings }: { findings: readonly Finding[] }) {
  const t = useT()
  const { date, number } = useFormat()
  if (findings.length === 0) return null
  return (
    <Alert severity="error">
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
        {findings.map(({ code, from, to, component, off }) => (
          <li key={`${code} ${from} ${component}`}>
            {t(`energie.energy-invoices.finding.${code}`, {
              from: from ? date(from) : '',
              to: to ? date(to) : '',
              component: component ?? '',
              off: number((off ?? 0) / 100, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
