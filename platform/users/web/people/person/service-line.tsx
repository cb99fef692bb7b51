import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { CompanyToFill, MemberActs, ServiceOfMember } from '../../../member.model.ts'
import { SwitchLine } from './switch-line.tsx'
import type { Placing } from './use-placing.ts'

type Props = {
  service: { id: string; name: string }
  company: CompanyToFill
  /** The person's place in it, where he has one. */
  held: ServiceOfMember | undefined
  can: MemberActs
  placing: Placing
}

export function ServiceLine({ service, company, held, can, placing }: Props) {
  const t = useT()
  const { id, name } = service
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 40 }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={held !== undefined}
            disabled={!can.place}
            onChange={(_, isTicked) => placing.place(service, company, isTicked)}
          />
        }
        label={<bdi>{name}</bdi>}
      />
      {held && can.appoint && (
        <SwitchLine
          label={t('users.person.leads-service', { service: name })}
          text={t('users.person.leads')}
          isOn={held.manager}
          onSwitch={isManager => placing.leadService(id, isManager)}
        />
      )}
      {held?.manager && !can.appoint && <Chip label={t('users.person.leads')} tone="info" />}
    </Box>
  )
}
