import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { planningCalls } from '../planning.calls.ts'
import type { Need, PlanningChoices, Publication } from '../planning.model.ts'
import type { Narrowing } from './narrowing.ts'
import { NeedDialog } from './need-dialog.tsx'

type Props = {
  week: { isoYear: number; isoWeek: number }
  days: readonly string[]
  choices: PlanningChoices
  narrowing: Narrowing
}

/** How many people each day wants on a position, and how many are planned; then how the week was published. */
export function NeedsOfWeek({ week, days, choices, narrowing }: Props) {
  const t = useT()
  const [isAdding, setIsAdding] = useState(false)
  const said = Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== undefined))
  const { data, error, refetch } = useCall(planningCalls.getNeedsOfWeek, { ...week, ...said }, { keepsFormer: true })
  const mayWrite = choices.companies.some(({ can }) => can.write)
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data || (data.needs.length === 0 && data.publications.length === 0 && !mayWrite)) return null
  return (
    <SectionCard
      title={t('rh.planning.needs')}
      actions={
        mayWrite && (
          <Button size="small" startIcon={<Add />} onClick={() => setIsAdding(true)}>
            {t('rh.planning.add-need')}
          </Button>
        )
      }
    >
      {data.needs.length === 0 ? (
        <Typography color="text.secondary">{t('rh.planning.no-need')}</Typography>
      ) : (
        <NeedsTable needs={data.needs} days={days} mayWrite={mayWrite} />
      )}
      {data.publications.map(publication => (
        <PublicationLine key={publication.id} publication={publication} />
      ))}
      {isAdding && (
        <NeedDialog days={days} choices={choices} narrowing={narrowing} onClose={() => setIsAdding(false)} />
      )}
    </SectionCard>
  )
}

type Rows = { needs: readonly Need[]; days: readonly string[]; mayWrite: boolean }

function NeedsTable({ needs, days, mayWrite }: Rows) {
  const t = useT()
  const { shortDay } = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const rows = [
    ...Map.groupBy(needs, ({ position, place, from, until }) =>
      [position, place, `${from}–${until}`].filter(Boolean).join(' · '),
    ),
  ]
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('rh.field.position')}</TableCell>
            {days.map(day => (
              <TableCell key={day} align="center">
                {shortDay(day)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>
              <Button
                size="small"
                onClick={() => setIsOpen(!isOpen)}
                aria-expanded={isOpen}
                sx={{ marginInlineStart: -1 }}
              >
                {t(isOpen ? 'rh.planning.in-all' : 'rh.planning.by-position')}
              </Button>
            </TableCell>
            {days.map(day => (
              <TableCell key={day} align="center">
                <Sum needs={needs.filter(need => need.day === day)} />
              </TableCell>
            ))}
          </TableRow>
          {(isOpen ? rows : []).map(([name, ofRow]) => (
            <TableRow key={name}>
              <TableCell>
                <bdi>{name}</bdi>
              </TableCell>
              {days.map(day => (
                <TableCell key={day} align="center">
                  <NeedCell need={ofRow.find(need => need.day === day)} mayWrite={mayWrite} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** All positions of a day: nobody who is too many on one makes up for who is missing on another. */
function Sum({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) return null
  const quantity = needs.reduce((sum, need) => sum + need.quantity, 0)
  const covered = needs.reduce((sum, need) => sum + Math.min(need.planned, need.quantity), 0)
  return <Chip label={`${covered} / ${quantity}`} tone={covered < quantity ? 'error' : 'success'} />
}

/** `4 / 6`: in red where somebody is missing. */
function NeedCell({ need, mayWrite }: { need: Need | undefined; mayWrite: boolean }) {
  const t = useT()
  const { start } = useSend(planningCalls.removeNeed, { staysOnPage: true })
  if (!need) return null
  const { planned, quantity } = need
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center' }}>
      <Chip
        label={`${planned} / ${quantity}`}
        tone={planned < quantity ? 'error' : planned > quantity ? 'warning' : 'success'}
      />
      {mayWrite && (
        <RowMenu
          label={t('verb.actOnNamed', { name: `${need.position} ${need.day}` })}
          actions={[
            {
              label: t('verb.delete'),
              isDestructive: true,
              onSelect: () => start({ id: need.id, version: need.version }),
            },
          ]}
        />
      )}
    </Box>
  )
}

function PublicationLine({ publication }: { publication: Publication }) {
  const t = useT()
  const { moment } = useFormat()
  const { company, place, publishedAt, publishedBy, reason, people, read, unread } = publication
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }} title={unread.join(', ')}>
      <bdi>{[company, place].filter(Boolean).join(' · ')}</bdi>
      {' · '}
      <bdi>{t('rh.planning.published-by', { when: moment(publishedAt), name: publishedBy })}</bdi>
      {' · '}
      <bdi>{t('rh.planning.read-of', { read, people })}</bdi>
      {reason && (
        <>
          {' · '}
          <bdi>{reason}</bdi>
        </>
      )}
    </Typography>
  )
}
