import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { CompanyToFill, MemberActs, ServiceOfMember } from '../../../member.model.ts'
import { SwitchLine } from './switch-line.tsx'
import type { Placing } from './use-placing.ts'

type Props = {
  service: CompanyToFill['services'][number]
  company: CompanyToFill
  /** The person's place in it, where he has one. */
  held: ServiceOfMember | undefined
  can: MemberActs
  placing: Placing
  /** What says why a box is closed. */
  noteId: string
}

export function ServiceLine({ service, company, held, can, placing, noteId }: Props) {
  const t = useT()
  const { id, name, beyondOwn } = service
  const mayAppoint = can.appoint && (!beyondOwn || held?.manager)
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 40 }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={held !== undefined}
            disabled={!can.place || (beyondOwn && !held)}
            slotProps={{ input: { 'aria-describedby': beyondOwn ? noteId : undefined } }}
            onChange={(_, isTicked) => placing.place(service, company, isTicked)}
          />
        }
        label={<bdi>{name}</bdi>}
      />
      {held && mayAppoint && (
        <SwitchLine
          label={t('users.person.leads-service', { service: name })}
          text={t('field.manager')}
          isOn={held.manager}
          onSwitch={isManager => placing.leadService(id, isManager)}
        />
      )}
      {held?.manager && !mayAppoint && <Chip label={t('field.manager')} tone="info" />}
    </Box>
  )
}
