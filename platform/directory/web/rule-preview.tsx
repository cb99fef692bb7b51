import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { fetchCall, useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { listedName } from '../contact.model.ts'
import type { Rule } from '../group.model.ts'
import { groupsCalls } from '../groups.calls.ts'
import { CountText } from './count-text.tsx'
import { standingOfContact } from './standing-of-contact.ts'

/** Whom the rule that is being written finds; when nobody, which of its conditions excludes everybody. */
export function RulePreview() {
  const t = useT()
  const written: Rule = useWatch({ name: 'rule' }) ?? []
  const rule = written.filter(({ values }) => values.length > 0)
  const kinds = useCall(groupsCalls.getRuleKinds, {}, { staleTime: 60_000, staysOnPage: true }).data ?? []
  const { data } = useQuery({
    queryKey: ['previewRule', rule],
    queryFn: ({ signal }) => fetchCall(groupsCalls.previewRule, { rule }, { signal, staysOnPage: true }),
    enabled: rule.length > 0,
    placeholderData: former => former,
  })
  if (rule.length === 0 || !data) return null
  if (data.count.total === 0) {
    const excluding = data.conditions.find(({ together }) => together.total === 0)
    const name = kinds.find(({ kind }) => kind === excluding?.kind)?.name ?? ''
    const label = excluding?.alone.total === 0 ? 'directory.group.nobody-meets' : 'directory.group.nobody-left'
    return <Alert severity="warning">{t(label, { name })}</Alert>
  }
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.75, borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Typography variant="subtitle2" component="p">
        {t('directory.group.found')} <CountText count={data.count} />
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {data.first.map(contact => (
          <Typography key={contact.id} component="li" variant="body2">
            <bdi>{[listedName(contact), standingOfContact(contact)].filter(Boolean).join(' · ')}</bdi>
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
