import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { LotRow } from '../lot.model.ts'
import { ageInWords } from './age-in-words.ts'
import { AgeMark } from './age-mark.tsx'
import { LotChip } from './lot-chip.tsx'

/** Of a lot in stock: where it stands, how old it is, and what of it is free. Weights with the three decimals of a lot. */
export function useLotColumns(stock: 'raw' | 'finished'): Column<LotRow>[] {
  const t = useT()
  const { number, date } = useFormat()
  const inKg = (kg: number) => (kg === 0 ? '—' : number(kg, { minimumFractionDigits: 3, maximumFractionDigits: 3 }))
  const age = ({ ageDays }: LotRow) => ageInWords(t, ageDays)
  const weight = (key: string, label: string, of: (row: LotRow) => number, more: object = {}): Column<LotRow> => ({
    key,
    label,
    text: row => inKg(of(row)),
    align: 'end',
    width: 116,
    ...more,
  })
  return [
    {
      key: 'number',
      label: t('atelier.lot'),
      text: ({ number: name }) => name,
      cell: ({ number: name, origin }) => (
        <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>
            <bdi>{name}</bdi>
          </Box>
          {origin && (
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
              <bdi>{origin}</bdi>
            </Box>
          )}
        </Box>
      ),
    },
    { key: 'article', label: t('trade.article'), text: ({ article }) => article, hiddenBelow: 'lg' },
    {
      key: 'origin',
      label: t('atelier.lot.origin'),
      text: ({ origin }) => origin,
      isOptional: true,
      onPhone: 'hidden',
    },
    { key: 'places', label: t('atelier.lot.place'), text: ({ places }) => places, hiddenBelow: 'md' },
    {
      key: 'age',
      label: t('atelier.lot.age'),
      text: age,
      cell: row => <AgeMark days={row.ageDays} text={age(row)} />,
      width: 96,
    },
    ...(stock === 'finished'
      ? [
          {
            key: 'bestBefore',
            label: t('atelier.lot.best-before'),
            text: ({ bestBefore }: LotRow) => (bestBefore ? date(bestBefore) : ''),
            width: 124,
          },
          {
            key: 'cases',
            label: t('trade.cases'),
            text: ({ cases }: LotRow) => number(cases),
            align: 'end' as const,
            width: 90,
          },
        ]
      : []),
    weight('physical', t('atelier.lot.physical'), row => row.physicalKg),
    weight('reserved', t('atelier.lot.reserved'), row => row.reservedKg, { hiddenBelow: 'lg', onPhone: 'hidden' }),
    weight('blocked', t('atelier.lot.blocked'), row => row.blockedKg, { hiddenBelow: 'md', onPhone: 'hidden' }),
    weight('available', t('atelier.lot.available'), row => row.availableKg, {
      cell: (row: LotRow) => (
        <Box
          component="span"
          sx={theme => ({
            fontWeight: 650,
            color: row.availableKg > 0 ? theme.vars.palette.success.strong : undefined,
          })}
        >
          {inKg(row.availableKg)}
        </Box>
      ),
    }),
    {
      key: 'status',
      label: t('field.state'),
      text: row =>
        t(row.qualityStatus === 'free' ? `atelier.lot.state.${row.state}` : `atelier.lot.status.${row.qualityStatus}`),
      cell: row => <LotChip status={row.qualityStatus} state={row.state} />,
      onPhone: 'badge',
      width: 130,
    },
  ]
}
