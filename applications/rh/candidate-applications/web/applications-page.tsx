import Add from '~icons/ic/baseline-add'
import TableRows from '~icons/ic/baseline-table-rows'
import ViewColumn from '~icons/ic/baseline-view-column'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useSession } from '#kernel/web/session.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { ApplicationState } from '../application-state.model.ts'
import { creation } from '../candidate-application.model.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { ApplicationsBoard } from './applications-board.tsx'
import { ApplicationsList } from './applications-list.tsx'
import { asksMore, MoveDialog, type Wish } from './moves/move-dialog.tsx'
import type { Moved } from './moves/moved.ts'
import { useMove } from './moves/use-move.ts'

/** Requests for a job, as a board by state or as a list. */
export function ApplicationsPage() {
  const t = useT()
  const { of, change } = useAddress<'view' | 'scope' | 'page' | 'recruiter' | 'f.recruiter'>()
  const { person } = useSession()
  const view = of('view') === 'list' ? 'list' : 'board'
  const recruiter = view === 'list' ? 'f.recruiter' : 'recruiter'
  const turnTo = (chosen: string) =>
    change(
      chosen === 'list'
        ? { view: chosen, 'f.recruiter': of('recruiter'), recruiter: null }
        : { view: null, 'f.recruiter': null, recruiter: of('f.recruiter') },
    )
  const mayAdd = useLevel(creation) >= 2
  const [wish, setWish] = useState<Wish | null>(null)
  const { moveAtOnce } = useMove()
  const move = (moved: Moved, to: ApplicationState) =>
    asksMore({ moved, to }) ? setWish({ moved, to }) : void moveAtOnce(moved.id, to)
  return (
    <Page
      title={t('rh.applications.title')}
      context={<Figures />}
      actions={
        <>
          {person && (
            <FormControlLabel
              control={<Switch checked={of(recruiter) === person.id} />}
              label={t('rh.applications.mine')}
              onChange={(_, isOn) => change({ [recruiter]: isOn ? person.id : null, page: null })}
              sx={{ m: 0 }}
            />
          )}
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={t('rh.applications.view')}
            onChange={(_, chosen: string | null) => chosen && turnTo(chosen)}
          >
            <ToggleButton value="list" sx={{ gap: 1 }}>
              <TableRows fontSize="small" /> {t('rh.applications.list')}
            </ToggleButton>
            <ToggleButton value="board" sx={{ gap: 1 }}>
              <ViewColumn fontSize="small" /> {t('rh.applications.board')}
            </ToggleButton>
          </ToggleButtonGroup>
          {mayAdd && (
            <Button
              component={Link}
              to="/RH/gestion_du_recrutement/creation_candidat"
              variant="contained"
              startIcon={<Add />}
            >
              {t('rh.applications.add')}
            </Button>
          )}
        </>
      }
    >
      {view === 'board' ? <ApplicationsBoard onMove={move} /> : <ApplicationsList onMove={move} />}
      {wish && <MoveDialog wish={wish} onClose={() => setWish(null)} />}
    </Page>
  )
}

function Figures() {
  const t = useT()
  const { number } = useFormat()
  const { data } = useCall(
    candidateApplicationsCalls.countCandidatesApplications,
    { scope: 'open' },
    { staysOnPage: true },
  )
  if (!data) return null
  const of = (state: ApplicationState) => data.byStatus.find(({ status }) => status === state)?.count ?? 0
  return t('rh.applications.context', {
    open: number(data.total),
    toRead: number(of('received')),
    retained: number(of('accepted') + of('file_complete')),
  })
}
