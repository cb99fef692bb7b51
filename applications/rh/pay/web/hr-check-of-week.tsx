import DoneAll from '~icons/ic/baseline-done-all'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useList } from '#kernel/web/kit/use-list.ts'
import { payCalls } from '../pay.calls.ts'
import type { HrCheck } from '../pay-check.model.ts'
import { AnomaliesOfCheck } from './anomalies-of-check.tsx'
import { besideAnomalies } from './beside-anomalies.ts'
import { CheckCounts } from './check-counts.tsx'
import { PeopleLeftOut } from './people-left-out.tsx'
import { PeopleOfCheck } from './people-of-check.tsx'
import { PersonWeekSheet } from './person-week-sheet.tsx'
import { SumsOfWeek } from './sums-of-week.tsx'
import { useHrColumns } from './use-hr-columns.tsx'
import { useMoves } from './use-moves.ts'

type Props = { check: HrCheck; days: readonly string[]; sites: readonly { id: string; name: string }[] }

/** The people of a week that is being checked, what stands against them, and the step to pay. */
export function HrCheckOfWeek({ check, days, sites }: Props) {
  const t = useT()
  const { id, can, ready } = check
  const list = useList(payCalls.getPeopleOfHrCheck, { module: 'rh.pay.hr', usualSize: 50 })
  const answer = usePages(payCalls.getPeopleOfHrCheck, { ...list.query, id })
  const [personId, setPersonId] = useState<string | null>(null)
  const columns = useHrColumns(days, setPersonId)
  const moves = useMoves()
  const { send: verify, isSending } = useSend(payCalls.verifyHr, { staysOnPage: true })
  const { send: stepBack } = useSend(payCalls.stepBackHr, { staysOnPage: true })
  const verifyThem = async (employeeIds: string[], done?: () => void) => {
    moves.tell('verified', await verify({ id, employeeIds }))
    done?.()
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <CheckCounts counts={check.counts} people={check.people} />
        {can.write && (
          <Button
            variant="contained"
            startIcon={<DoneAll />}
            disabled={ready.length === 0 || isSending}
            onClick={() => void verifyThem(ready)}
          >
            {t('rh.pay.verify', { count: ready.length })}
          </Button>
        )}
      </Box>
      <Box sx={besideAnomalies}>
        <AnomaliesOfCheck anomalies={check.anomalies} onOpen={({ employeeId }) => setPersonId(employeeId)} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <PeopleOfCheck
            title={t('rh.pay.hr-title')}
            list={list}
            answer={answer}
            columns={columns}
            check={check}
            sites={sites}
            empty={{ title: t('rh.hours.nobody'), text: t('rh.hours.nobody-text') }}
            onVerify={verifyThem}
            onStepBack={async (employeeIds, reason) =>
              moves.tell('stepped-back', await stepBack({ id, employeeIds, reason }))
            }
          />
          <SumsOfWeek days={days} sums={check.sums} />
        </Box>
      </Box>
      {personId && (
        <PersonWeekSheet
          check={check}
          person={answer.data?.items.find(one => one.id === personId)}
          personId={personId}
          onClose={() => setPersonId(null)}
        />
      )}
      {moves.left.length > 0 && <PeopleLeftOut left={moves.left} onClose={moves.forget} />}
    </>
  )
}
