import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { accessCalls } from '../access.calls.ts'
import { usePrintBadges } from './use-print-badges.ts'
import { BadgeNumber, type GivenBadge, type PersonWithoutBadge } from '../badge.model.ts'

/** Badges for who has none: a number of its own each, which is printed at once, or that of a card that is read at the desk. */
export function GiveBadgesDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { data, error, refetch } = useCall(accessCalls.getPeopleWithoutBadge, {}, { staysOnPage: true })
  return (
    <Dialog title={t('rh.access.give')} onClose={onClose}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={6} />}
      {data?.length === 0 && <Typography color="text.secondary">{t('rh.access.nobody-waits')}</Typography>}
      {data && data.length > 0 && <People people={data} onClose={onClose} />}
    </Dialog>
  )
}

function People({ people, onClose }: { people: readonly PersonWithoutBadge[]; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { date } = useFormat()
  const print = usePrintBadges()
  const { start, isSending } = useSend(accessCalls.giveBadges, {
    staysOnPage: true,
    onDone: answers => void told(answers),
  })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(people.map(({ id }) => id)))
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<readonly GivenBadge[]>([])
  const isWrong = (id: string) => Boolean(numbers[id]) && !BadgeNumber.safeParse(numbers[id]).success
  const turn = (id: string) =>
    setChosen(former => (former.has(id) ? new Set([...former].filter(one => one !== id)) : new Set([...former, id])))
  const give = () =>
    start({
      people: [...chosen].map(employeeId => {
        const number = numbers[employeeId]
        return { employeeId, ...(number && { number }) }
      }),
    })
  const told = async (answers: readonly GivenBadge[]) => {
    const given = answers.filter(({ ok }) => ok)
    const toPrint = given.flatMap(({ employeeId, badgeId }) => (numbers[employeeId] ? [] : (badgeId ?? [])))
    const left = answers.filter(({ ok }) => !ok)
    setRefused(left)
    if (given.length > 0) alert.success(t('rh.access.given', { count: given.length }))
    if (toPrint.length > 0) await print(toPrint)
    if (left.length === 0) onClose()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="text.secondary">{t('rh.access.give-text')}</Typography>
      {refused.map(({ employeeId, message }) => (
        <Alert key={employeeId} severity="warning">
          <bdi>{nameOf(people.find(({ id }) => id === employeeId))}</bdi>
          {' : '}
          {message}
        </Alert>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' }}>
        {people.map(person => (
          <Box
            key={person.id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <FormControlLabel
              sx={{ flex: 1, minWidth: 200 }}
              control={<Checkbox checked={chosen.has(person.id)} onChange={() => turn(person.id)} />}
              label={
                <>
                  <bdi>{nameOf(person)}</bdi>
                  <Typography variant="caption" component="div" color="text.secondary">
                    <bdi>{[person.site, date(person.startsOn)].filter(Boolean).join(' · ')}</bdi>
                  </Typography>
                </>
              }
            />
            <Box sx={{ width: 190 }}>
              <TextInput
                label={t('rh.access.card-number')}
                value={numbers[person.id] ?? ''}
                onChange={event => setNumbers(former => ({ ...former, [person.id]: event.target.value }))}
                error={isWrong(person.id) ? t('rh.access.number-form') : undefined}
                size="small"
              />
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1 }}>
        <Button onClick={onClose}>{t('verb.close')}</Button>
        <Button
          variant="contained"
          disabled={chosen.size === 0 || isSending || [...chosen].some(isWrong)}
          onClick={give}
        >
          {t('rh.access.give-count', { count: chosen.size })}
        </Button>
      </Box>
    </Box>
  )
}

const nameOf = (person: PersonWithoutBadge | undefined) => (person ? `${person.name} ${person.firstname}` : '')
