import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { CompanyToFill } from '../../member.model.ts'

type Props = { service: CompanyToFill['services'][number] }

/** A service to put people into; where the reader may not, who does. */
export function ServiceName({ service: { name, beyondOwn } }: Props) {
  const t = useT()
  return (
    <>
      <bdi>{name}</bdi>
      {beyondOwn && (
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {t('users.services.beyond-own')}
        </Typography>
      )}
    </>
  )
}
