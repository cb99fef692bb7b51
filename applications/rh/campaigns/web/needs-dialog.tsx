import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { z } from 'zod'
import { mondaysBetween } from '#kernel/shared/iso-week.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useField } from '#kernel/web/kit/use-field.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { CampaignBoard, CampaignNeed } from '../campaign.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'

type Props = { board: CampaignBoard; onClose: () => void }

const Quantity = z.union([z.literal(''), z.coerce.number<string | number>().int().min(0).max(2_000)])
const schema = z.strictObject({ needs: z.record(z.string(), z.record(z.string(), Quantity)) })
type Typed = z.output<typeof schema>

/** How many people each site needs from each week of the season on, as one types in a sheet. */
export function NeedsDialog({ board, onClose }: Props) {
  const t = useT()
  const { campaign } = board
  const needs = useCall(campaignsCalls.getCampaignNeeds, { id: campaign.id }, { staysOnPage: true })
  const choices = useCall(campaignsCalls.getCampaignChoices, {}, { staysOnPage: true })
  const failed = needs.error ? needs : choices
  return (
    <Dialog title={t('rh.campaign.set-needs')} width="lg" onClose={onClose}>
      {failed.error && <Failed error={failed.error} onRetry={failed.refetch} />}
      {!failed.error && needs.data && choices.data ? (
        <Sheet board={board} needs={needs.data} sites={choices.data.sites} onClose={onClose} />
      ) : (
        !failed.error && <CardSkeleton lines={5} />
      )}
    </Dialog>
  )
}

type Sheet = Props & { needs: readonly CampaignNeed[]; sites: readonly { id: string; name: string }[] }

function Sheet({ board: { campaign }, needs, sites, onClose }: Sheet) {
  const t = useT()
  const alert = useAlert()
  const { date, week: numbered } = useFormat()
  const { send } = useSend(campaignsCalls.setCampaignNeeds, { staysOnPage: true })
  const weeks = mondaysBetween(campaign.startsOn, campaign.endsOn)
  const ofAnyPosition = needs.filter(({ positionId }) => positionId === null)
  const save = async (typed: Typed) => {
    const said = sites.flatMap(({ id: siteId }) =>
      weeks.flatMap((week): CampaignNeed[] => {
        const quantity = Number(typed.needs[siteId]?.[week] ?? 0)
        return quantity > 0 ? [{ siteId, week, positionId: null, quantity }] : []
      }),
    )
    const kept = needs.filter(({ positionId }) => positionId !== null)
    await send({ id: campaign.id, version: campaign.version, needs: [...said, ...kept] })
    alert.success(t('rh.campaign.needs-saved'))
    onClose()
  }
  const values = {
    needs: Object.fromEntries(
      sites.map(({ id }) => [
        id,
        Object.fromEntries(
          weeks.map(week => [
            week,
            ofAnyPosition.find(need => need.siteId === id && need.week === week)?.quantity ?? ('' as const),
          ]),
        ),
      ]),
    ),
  }
  return (
    <Form schema={schema} values={values} submit={t('verb.save')} onSubmit={save} onCancel={onClose}>
      <Box tabIndex={0} role="region" aria-label={t('rh.campaign.needs')} sx={{ overflow: 'auto', maxHeight: '60vh' }}>
        <Table size="small" stickyHeader aria-label={t('rh.campaign.needs')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('rh.field.site')}</TableCell>
              {weeks.map(week => (
                <TableCell key={week} sx={{ whiteSpace: 'nowrap' }}>
                  {numbered(week)}
                  <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
                    {date(week)}
                  </Box>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {sites.map(({ id, name }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {name}
                </TableCell>
                {weeks.map(week => (
                  <TableCell key={week} sx={{ p: 0.5 }}>
                    <QuantityCell name={`needs.${id}.${week}`} label={`${name}, ${numbered(week)}`} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Form>
  )
}

/** A number in a sheet: its line and its column name it. */
function QuantityCell({ name, label }: { name: string; label: string }) {
  const { value, change, leave, ref, error } = useField<string | number>(name, label)
  return (
    <InputBase
      name={name}
      value={value}
      inputRef={ref}
      error={Boolean(error)}
      onChange={event => change(event.target.value.trim())}
      onBlur={leave}
      slotProps={{ input: { 'aria-label': label, 'aria-invalid': Boolean(error), inputMode: 'numeric' } }}
      sx={theme => ({
        width: 72,
        px: 1,
        border: 1,
        borderColor: error ? theme.vars.palette.error.main : theme.vars.palette.divider,
        borderRadius: '6px',
        '& input': { textAlign: 'end' },
      })}
    />
  )
}
