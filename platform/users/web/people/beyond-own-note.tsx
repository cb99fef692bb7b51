import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { CompanyToFill } from '../../member.model.ts'

type Props = { id: string; companies: readonly CompanyToFill[] }

/** Said once below the services that the reader may put nobody into; their boxes point to it. */
export function BeyondOwnNote({ id, companies }: Props) {
  const t = useT()
  if (!companies.some(({ services }) => services.some(({ beyondOwn }) => beyondOwn))) return null
  return (
    <Typography id={id} variant="caption" component="p" sx={{ m: 0, mt: 1.5, color: 'text.secondary' }}>
      {t('users.services.beyond-own')}
    </Typography>
  )
}
