import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { fetchCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import type { CompanyToFill } from '../../../member.model.ts'
import { membersCalls } from '../../../members.calls.ts'
import { type PastedLine, peopleIn } from '../../../pasted-people.model.ts'
import { useOneByOne } from '../../use-one-by-one.ts'
import { HowFar } from '../progress.tsx'
import { fateOf } from './fate.ts'
import { InvitedInto, placesOf } from './invited-into.tsx'
import { PastedTable } from './pasted-table.tsx'

type Props = {
  clientId: string
  companies: readonly CompanyToFill[]
  mustPlace: boolean
  pasted: string
  onPaste: (pasted: string) => void
  onClose: () => void
}

/** Lines of a spreadsheet: read as they are pasted, invited one by one; what was refused stays to be mended. */
export function InviteMany({ clientId, companies, mustPlace, pasted, onPaste, onClose }: Props) {
  const t = useT()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(placesOf(companies, mustPlace))
  const lines = useMemo(() => peopleIn(pasted), [pasted])
  const ready = lines.filter(({ problem }) => problem === null)
  const invite = ({ person }: PastedLine) =>
    fetchCall(membersCalls.createAndLinkUser, { ...person, clientId, serviceIds: [...ticked] }, { staysOnPage: true })
  const { phase, outcomes, start, stop, again } = useOneByOne(invite)
  const told = lines.map(line => ({ line, fate: fateOf(line, outcomes) }))
  const left = told.filter(({ fate }) => !['invited', 'was', 'double'].includes(fate.kind))
  const leftFirst = [...left, ...told.filter(one => !left.includes(one))]
  const count = (kind: string) => told.filter(({ fate }) => fate.kind === kind).length

  const mend = () => {
    onPaste(left.map(({ line }) => line.line).join('\n'))
    again()
  }
  const finish = () => {
    onPaste(left.map(({ line }) => line.line).join('\n'))
    onClose()
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {phase === 'asked' && (
        <TextInput
          label={t('users.invite.lines')}
          help={t('users.invite.lines-help')}
          placeholder={t('users.invite.lines-example')}
          value={pasted}
          multiline
          minRows={4}
          maxRows={10}
          autoFocus
          onChange={event => onPaste(event.target.value)}
        />
      )}
      {phase !== 'asked' && <HowFar done={outcomes.length} total={ready.length} isWorking={phase === 'working'} />}
      {phase === 'told' && (
        <Alert severity={left.length > 0 ? 'warning' : 'success'}>
          {[
            t('users.invite.many-done', { count: count('invited') }),
            ...(count('was') > 0 ? [t('users.invite.many-were', { count: count('was') })] : []),
            ...(left.length > 0 ? [t('users.invite.many-left', { count: left.length })] : []),
          ].join(' ')}
        </Alert>
      )}
      {lines.length > 0 && <PastedTable told={phase === 'told' ? leftFirst : told} />}
      {phase === 'asked' && (
        <InvitedInto companies={companies} ticked={ticked} onTick={setTicked} mustPlace={mustPlace} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
        {phase === 'asked' && lines.length > ready.length && (
          <Typography variant="body2" sx={{ color: 'text.secondary', marginInlineEnd: 'auto' }}>
            {t('users.invite.many-unread', { count: lines.length - ready.length })}
          </Typography>
        )}
        <Button variant="outlined" color="inherit" onClick={phase === 'working' ? stop : finish}>
          {t({ asked: 'verb.close', working: 'verb.stop', told: 'verb.close' }[phase])}
        </Button>
        {phase === 'asked' && (
          <Button
            variant="contained"
            disabled={ready.length === 0 || (mustPlace && ticked.size === 0)}
            onClick={() => void start(ready)}
          >
            {t('users.invite.many-send', { count: ready.length })}
          </Button>
        )}
        {phase === 'told' && left.length > 0 && (
          <Button variant="contained" onClick={mend}>
            {t('users.invite.many-mend', { count: left.length })}
          </Button>
        )}
      </Box>
    </Box>
  )
}
