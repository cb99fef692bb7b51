import MuiLink from '@mui/material/Link'
import { MailAddress } from '#kernel/web/kit/mail-address.tsx'
import { shownPhone } from '#kernel/web/kit/phone.ts'

/** A number that calls. */
export const PhoneLink = ({ number }: { number: string }) => (
  <MuiLink
    href={`tel:${number}`}
    color="inherit"
    dir="ltr"
    sx={{ fontWeight: 'inherit', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
  >
    {shownPhone(number)}
  </MuiLink>
)

/** An address that opens a mail. */
export const MailLink = ({ address }: { address: string }) => (
  <MuiLink href={`mailto:${address}`} color="inherit" sx={{ fontWeight: 'inherit', overflowWrap: 'anywhere' }}>
    <MailAddress address={address} />
  </MuiLink>
)
