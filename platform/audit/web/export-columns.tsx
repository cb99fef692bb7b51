import Box from '@mui/material/Box'
import type { t as translate } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { useFormat } from '#kernel/web/use-format.ts'
import type { ListExport } from '../audit.model.ts'
import { whenAndWhoColumns } from './when-and-who-columns.tsx'

type Format = ReturnType<typeof useFormat>

export const exportColumns = (t: typeof translate, { date, number }: Format): Column<ListExport>[] => [
  ...whenAndWhoColumns<ListExport>(t),
  { key: 'list', label: t('audit.exports.list'), text: ({ list }) => list, width: '17%' },
  {
    key: 'filters',
    label: t('field.filters'),
    text: ({ filters }) =>
      filters.map(filter => filterInWords(t, date, filter)).join(' · ') || t('audit.exports.no-filter'),
    cell: ({ filters }) =>
      filters.length === 0
        ? t('audit.exports.no-filter')
        : filters.map((filter, index) => (
            <span key={`${index} ${filter.label}`}>
              <bdi>{filterInWords(t, date, filter)}</bdi>
              {index < filters.length - 1 && '\u00A0· '}
            </span>
          )),
    width: '32%',
  },
  {
    key: 'rows',
    label: t('audit.exports.rows'),
    text: ({ rows }) => rows,
    cell: ({ rows }) => number(rows),
    align: 'end',
    width: '1%',
  },
  {
    key: 'format',
    label: t('field.format'),
    text: ({ format }) => t(`audit.exports.format.${format}`),
    cell: ({ format }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {t(`audit.exports.format.${format}`)}
      </Box>
    ),
    hiddenBelow: 'lg',
    width: '1%',
  },
  {
    key: 'address',
    label: t('audit.address'),
    text: ({ address }) => address,
    hiddenBelow: 'lg',
    width: '1%',
  },
]

const filterInWords = (t: typeof translate, date: Format['date'], { label, value }: ListExport['filters'][number]) =>
  value === null ? label : t('audit.exports.filter', { label, value: isDay(value) ? date(value) : value })

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
