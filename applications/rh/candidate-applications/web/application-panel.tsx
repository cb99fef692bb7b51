import Close from '~icons/ic/baseline-close'
import MailOutlined from '~icons/ic/outline-mail'
import OpenInFull from '~icons/ic/baseline-open-in-full'
import Phone from '~icons/ic/baseline-phone'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfApplication } from '#rh/candidates/candidate.model.ts'
import { availabilityPart, piecesPart } from '#rh/candidates/candidates.web.ts'
import type { ApplicationRow } from '../candidate-application.model.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { ApplicationChip } from './application-chip.tsx'
import { movedOf, type OnMove } from './moves/moved.ts'
import { firstOf, movesShown } from './moves/moves-shown.ts'

const Availability = componentOf(availabilityPart, <LinesSkeleton lines={1} />)
const Pieces = componentOf(piecesPart, <LinesSkeleton lines={1} />)

type Props = { row: ApplicationRow; onMove: OnMove; onClose: () => void }

/** An application beside the board; on a narrow screen it lies over it. */
export function ApplicationPanel(props: Props) {
  const isWide = useMediaQuery('(min-width: 1200px)')
  const { row, onClose } = props
  const name = `${row.name} ${row.firstname}`
  if (isWide)
    return (
      <Card component="aside" aria-label={name} sx={{ flex: '0 0 340px', p: 2, position: 'sticky', top: 16 }}>
        <Content {...props} />
      </Card>
    )
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': name, sx: { width: 'min(400px, 100vw)', p: 2 } } }}
    >
      <Content {...props} />
    </Drawer>
  )
}

function Content({ row, onMove, onClose }: Props) {
  const t = useT()
  const { id, candidateId, name, firstname, status, can, mail, cellPhoneNumber } = row
  const whole = useCall(
    candidateApplicationsCalls.getCandidateApplicationById,
    { candidateId, candidateApplicationId: id },
    { staysOnPage: true },
  ).data
  const moves = movesShown(can.moves)
  const first = firstOf(moves)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Avatar name={`${name} ${firstname}`} size={48} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name} {firstname}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {row.offer ?? row.position ?? t('rh.application.no-position')}
          </Typography>
        </Box>
        <IconButton component={Link} to={addressOfApplication(candidateId, id)} aria-label={t('rh.application.open')}>
          <OpenInFull fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('verb.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ApplicationChip state={status} />
        {row.isFormerEmployee && <Chip label={t('rh.candidate.former')} tone="success" />}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {first && (
          <Button variant="contained" sx={{ flex: 1 }} onClick={() => onMove(movedOf(row), first)}>
            {t(`rh.application.verb.${first}`)}
          </Button>
        )}
        {cellPhoneNumber && (
          <IconButton href={`tel:${cellPhoneNumber}`} aria-label={t('rh.application.call')}>
            <Phone />
          </IconButton>
        )}
        {mail && (
          <IconButton href={`mailto:${mail}`} aria-label={t('rh.application.write')}>
            <MailOutlined />
          </IconButton>
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {moves
          .filter(to => to !== first)
          .map(to => (
            <Button
              key={to}
              variant="outlined"
              color={to === 'refused' ? 'error' : 'inherit'}
              onClick={() => onMove(movedOf(row), to)}
            >
              {t(`rh.application.verb.${to}`)}
            </Button>
          ))}
      </Box>
      {whole ? <Facts whole={whole} /> : <LinesSkeleton lines={6} />}
    </Box>
  )
}

type Whole = NonNullable<
  ReturnType<typeof useCall<typeof candidateApplicationsCalls.getCandidateApplicationById>>['data']
>

function Facts({ whole: { application, candidate, events, formerContract } }: { whole: Whole }) {
  const t = useT()
  const { date, moment } = useFormat()
  const [last] = events
  return (
    <>
      <Part title={t('rh.candidate.availability')}>
        <Availability availabilities={candidate.availabilities} />
      </Part>
      {formerContract && (
        <Part title={t('rh.candidate.last-contract')}>
          <Typography variant="body2">
            {formerContract.libelle}, {date(formerContract.from)} – {date(formerContract.to)}
          </Typography>
        </Part>
      )}
      <Part title={t('rh.candidate.pieces')}>
        <Pieces candidateId={candidate.id} files={candidate.files} />
      </Part>
      {application.comment && (
        <Part title={t('field.comment')}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            <bdi>{application.comment}</bdi>
          </Typography>
        </Part>
      )}
      {last && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {[last.by, moment(last.at)].filter(Boolean).join(', ')}
        </Typography>
      )}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, display: 'grid', gap: 1 }}>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    {children}
  </Box>
)
