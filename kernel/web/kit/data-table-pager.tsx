import ChevronLeft from '~icons/ic/baseline-chevron-left'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { PageOf } from '#kernel/shared/page.ts'
import { type t, useT } from '../i18n.ts'
import { pageSizes } from '../preferences.ts'
import { useFormat } from '../use-format.ts'
import { roundBelow } from './round-below.ts'
import type { ListState } from './use-list-state.ts'
import { turnsWithLanguage } from './turns-with-language.ts'

type Total = Pick<PageOf<unknown>, 'total' | 'totalIsExact'>

/** `1 032`, or `plus de 1 000` when the count stopped beyond. */
export const totalText = ({ total, totalIsExact }: Total, translate: typeof t, number: (value: number) => string) =>
  totalIsExact ? number(total) : translate('kernel.table.more-than', { total: number(roundBelow(total)) })

export function DataTablePager({ list, page }: { list: ListState; page: PageOf<unknown> }) {
  const t = useT()
  const { number } = useFormat()
  const sizeId = useId()
  const first = page.page * page.size + 1
  const last = page.page * page.size + page.items.length
  const isLast = page.totalIsExact ? last >= page.total : page.items.length < page.size
  const sizes = [...new Set([...pageSizes, list.size])].toSorted((a, b) => a - b)
  return (
    <Box
      component="nav"
      aria-label={t('kernel.table.pages')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 1.5,
        px: 2,
        minHeight: 54,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="label" htmlFor={sizeId} variant="body2">
        {t('kernel.table.size')}
      </Typography>
      <NativeSelect
        id={sizeId}
        variant="standard"
        disableUnderline
        value={list.size}
        onChange={event => list.setSize(Number(event.target.value))}
        sx={{ fontSize: '0.875rem' }}
      >
        {sizes.map(size => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect>
      <Typography variant="body2" sx={{ marginInlineStart: 2 }}>
        {t('kernel.table.range', { first: number(first), last: number(last), total: totalText(page, t, number) })}
      </Typography>
      <Box>
        <IconButton
          aria-label={t('kernel.table.previous')}
          disabled={list.page === 0}
          onClick={() => list.setPage(list.page - 1)}
        >
          <ChevronLeft sx={turnsWithLanguage} />
        </IconButton>
        <IconButton aria-label={t('kernel.table.next')} disabled={isLast} onClick={() => list.setPage(list.page + 1)}>
          <ChevronRight sx={turnsWithLanguage} />
        </IconButton>
      </Box>
    </Box>
  )
}
