import ChevronLeft from '~icons/ic/baseline-chevron-left'
import ChevronRight from '~icons/ic/baseline-chevron-right'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { turnsWithLanguage } from '#kernel/web/kit/turns-with-language.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfEmployee } from './employee-addresses.ts'
import { listedName } from './employee-names.ts'
import { type Neighbour, useNeighbours } from './use-neighbours.ts'

/** `97 sur 214`, with who stands before and after in the list from which one came. */
export function NeighboursInList({ employeeId }: { employeeId: string }) {
  const t = useT()
  const { number } = useFormat()
  const found = useNeighbours(employeeId)
  if (!found) return null
  const { place, total, previous, next } = found
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Way to={previous} label={t('rh.employee.previous')}>
        <ChevronLeft sx={turnsWithLanguage} />
      </Way>
      <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {t('rh.employee.place-in-list', { place: number(place), total: number(total) })}
      </Typography>
      <Way to={next} label={t('rh.employee.next')}>
        <ChevronRight sx={turnsWithLanguage} />
      </Way>
    </Box>
  )
}

type WayProps = { to: Neighbour | null; label: string; children: ReactNode }

/** Keeps the part of the file that is open. */
function Way({ to, label, children }: WayProps) {
  const { search } = useLocation()
  if (!to)
    return (
      <IconButton aria-label={label} disabled>
        {children}
      </IconButton>
    )
  return (
    <Tooltip title={listedName(to.row)}>
      <IconButton aria-label={label} component={Link} to={addressOfEmployee(to.row.id) + search} onClick={to.turn}>
        {children}
      </IconButton>
    </Tooltip>
  )
}
