import Alert, { type AlertColor } from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import type { ManyAsked } from '#rh/document-requests/document-request.model.ts'
import { listedName } from './employee-names.ts'

type Person = ManyAsked['withoutMail'][number]
type Props = { outcome: ManyAsked; kinds: readonly { code: string; label: string }[] }

/** How many were written to, and by name those who were not. */
export function RequestsSummary({ outcome: { asked, alreadyAsked, withoutMail, archived }, kinds }: Props) {
  const t = useT()
  const labels = new Map(kinds.map(({ code, label }) => [code, label]))
  const sent = asked === 0 ? t('rh.request.many-sent-none') : t('rh.request.many-sent', { count: asked })
  const named = alreadyAsked.map(({ kindCodes, ...person }) => ({
    ...person,
    more: kindCodes.map(code => labels.get(code) ?? code).join(', '),
  }))
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity={asked === 0 ? 'info' : 'success'}>{sent}</Alert>
      <People severity="warning" title="rh.request.without-mail" people={withoutMail} />
      <People severity="info" title="rh.request.already-asked" people={named} />
      <People severity="info" title="rh.request.meanwhile-archived" people={archived} />
    </Box>
  )
}

type PeopleProps = { severity: AlertColor; title: string; people: readonly (Person & { more?: string })[] }

function People({ severity, title, people }: PeopleProps) {
  const t = useT()
  if (people.length === 0) return null
  return (
    <Alert severity={severity}>
      {t(title, { count: people.length })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.25 }}>
        {people.map(person => (
          <li key={person.id}>
            <bdi>{listedName(person)}</bdi>
            {person.more && (
              <>
                {' · '}
                <bdi>{person.more}</bdi>
              </>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
