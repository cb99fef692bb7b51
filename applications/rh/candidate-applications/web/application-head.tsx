import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfCandidate } from '#rh/candidates/candidate.model.ts'
import type { Interview } from '#rh/interviews/interview.model.ts'
import type { ApplicationState } from '../application-state.model.ts'
import type { ApplicationInFull } from '../candidate-application.model.ts'
import { ApplicationChip } from './application-chip.tsx'
import { asksMore, type Wish } from './moves/move-dialog.tsx'
import type { Moved } from './moves/moved.ts'
import { firstOf, movesShown } from './moves/moves-shown.ts'
import { useMove } from './moves/use-move.ts'

type Props = { whole: ApplicationInFull; talk: Interview | undefined; onWish: (wish: Wish) => void }

/** Who is heard, for what, and where his application may go. */
export function ApplicationHead({ whole: { application, candidate, formerContract }, talk, onWish }: Props) {
  const t = useT()
  const { moment } = useFormat()
  const { moveAtOnce, isSending } = useMove()
  const { id, status, can, position, company } = application
  const name = `${candidate.name} ${candidate.firstname}`
  const moved: Moved = { id, name, companyId: company.id, status }
  const move = (to: ApplicationState) => (asksMore({ moved, to }) ? onWish({ moved, to }) : void moveAtOnce(id, to))
  const moves = movesShown(can.moves)
  const next = firstOf(moves)
  /** The card of a talk says what came of it. */
  const first = next === 'interview_done' && talk?.can.edit ? undefined : next
  const context = [
    application.offer ?? position?.name ?? application.jobsSought[0],
    company.name,
    ...(talk && talk.state !== 'cancelled' ? [talk.place, moment(talk.startAt)] : []),
  ]
  return (
    <Card sx={{ p: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Avatar name={name} size={56} />
      <Box sx={{ flex: '1 1 280px', minWidth: 0, order: { xs: 1, sm: 0 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={addressOfCandidate(candidate.id)} color="inherit" underline="hover">
              {name}
            </Link>
          </Typography>
          <ApplicationChip state={status} />
          {formerContract && <Chip label={t('rh.candidate.former')} tone="success" />}
        </Box>
        <Typography variant="subtitle1" component="div" sx={{ color: 'text.secondary' }}>
          {context.filter(Boolean).map((part, at) => (
            <Fragment key={part}>
              {at > 0 && ' · '}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </Typography>
      </Box>
      {first && (
        <Button variant="contained" loading={isSending} onClick={() => move(first)} sx={{ order: { xs: 1, sm: 0 } }}>
          {t(`rh.application.verb.${first}`)}
        </Button>
      )}
      <Box sx={{ marginInlineStart: 'auto' }}>
        <RowMenu
          label={t('rh.application.menu', { name })}
          actions={moves
            .filter(to => to !== first)
            .map(to => ({
              label: t(`rh.application.verb.${to}`),
              isDestructive: to === 'refused',
              onSelect: () => move(to),
            }))}
        />
      </Box>
    </Card>
  )
}
