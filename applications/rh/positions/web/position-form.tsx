import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Position, PositionCompanies } from '../position.model.ts'
import { positionsCalls } from '../positions.calls.ts'
import { DpaeFields } from './dpae-fields.tsx'
import { FollowUpTold } from './follow-up-told.tsx'
import { addressOfPosition, positionsAddress } from './position-addresses.ts'
import { PositionFields } from './position-fields.tsx'
import { sentPosition, type TypedPosition, typedOf, typedPosition } from './typed-position.ts'

/** The form of a position, once the companies are known for which the person may write it. */
export function PositionForm({ position }: { position: Position | null }) {
  const companies = useCall(positionsCalls.getCompaniesForPositions, {}, { staysOnPage: true })
  if (companies.data) return <FormOfPosition position={position} companies={companies.data} />
  return companies.error ? <Failed error={companies.error} onRetry={companies.refetch} /> : <CardSkeleton lines={10} />
}

type Props = { position: Position | null; companies: PositionCompanies }

/** In two panes: what the position is, and what is declared of it, with the follow-up that this asks for. */
function FormOfPosition({ position, companies }: Props) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const [schema] = useState(() => typedPosition(companies))
  const sending = { staysOnPage: true }
  const creation = useSend(positionsCalls.createPost, sending)
  const edition = useSend(positionsCalls.editPost, sending)
  const leave = () => navigate(positionsAddress)

  const save = async (typed: TypedPosition) => {
    const { name, ...said } = sentPosition(typed.position, position)
    const rest = { dpaeConfiguration: typed.dpaeConfiguration, csp: typed.csp }
    const saved = position
      ? await edition.send({ ...rest, position: { name, ...said, id: position.id, version: position.version } })
      : await creation.send({ ...rest, position: { name, ...said } })
    alert.success(t('rh.position.saved', { name: saved.name }))
    return navigate(position ? positionsAddress : addressOfPosition(saved.id), { replace: true })
  }

  return (
    <Form
      schema={schema}
      values={typedOf(position, companies)}
      submit={t(position ? 'rh.position.save' : 'rh.position.create')}
      onSubmit={save}
      onCancel={leave}
      draft={`rh.position.${position?.id ?? 'new'}`}
      keepsActionsInSight
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <PositionFields position={position} companies={companies} />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <FollowUpTold />
          <DpaeFields />
        </Box>
      </Box>
    </Form>
  )
}
