import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiChip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CancelButton } from '#kernel/web/kit/cancel-button.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import type { Member } from '#platform/users/member.model.ts'
import { MemberSearch } from '#platform/users/member-search.web.tsx'
import { membersCalls } from '#platform/users/members.calls.ts'
import type { ServiceRow } from '../../company.model.ts'
import { listedName, spokenName } from '#platform/users/person-names.model.ts'
import { addressesFor, type Reader, useClientAtWork } from '../reader.ts'

type Props = { reader: Reader; service: ServiceRow; onClose: () => void }

/** People of the client who join the service; who is refused stays listed with the reason. */
export function AddPeople({ reader, service, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { clientId } = useClientAtWork()
  const { send, isSending } = useSend(membersCalls.addUserToServices, {
    staysOnPage: true,
  })
  const [chosen, setChosen] = useState<readonly Member[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const suits = ({ id, can, services }: Member) =>
    can.place && !services.some(held => held.id === service.id) && !chosen.some(one => one.id === id)

  const addAll = async () => {
    const left: Member[] = []
    const reasons: string[] = []
    for (const member of chosen)
      await send({ userId: member.id, clientId, serviceIds: [service.id] }).catch((failure: Error) => {
        left.push(member)
        reasons.push(`${spokenName(member)} : ${failure.message}`)
      })
    setChosen(left)
    setRefused(reasons)
    const count = chosen.length - left.length
    if (count > 0) alert.success(t('companies.service.added', { count, service: service.name }))
    if (left.length === 0) onClose()
  }

  return (
    <Dialog
      title={t('companies.service.add-title', { name: service.name })}
      onClose={onClose}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button variant="contained" disabled={chosen.length === 0} loading={isSending} onClick={() => void addAll()}>
            {t('companies.service.add', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {refused.length > 0 && <Alert severity="error">{refused.join(' ')}</Alert>}
        <MemberSearch
          label={t('companies.person.search')}
          clientId={clientId}
          suits={suits}
          value={null}
          onChoose={member => member && setChosen(known => [...known, member])}
          isForSeveral
          autoFocus
        />
        {chosen.length > 0 && (
          <Box
            component="ul"
            aria-label={t('companies.service.chosen')}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {chosen.map(member => (
              <li key={member.id}>
                <MuiChip
                  label={listedName(member)}
                  onDelete={() => setChosen(known => known.filter(({ id }) => id !== member.id))}
                />
              </li>
            ))}
          </Box>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('companies.service.not-here')}{' '}
          <Link component={RouterLink} to={addressesFor(reader).peopleOfService(service.id)}>
            {t('companies.service.invite')}
          </Link>
        </Typography>
      </Box>
    </Dialog>
  )
}
