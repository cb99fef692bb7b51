import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useWorkshop } from '#atelier/use-workshop.ts'
import { addressOfLine, linesPath } from '../line-place.model.ts'
import { linesCalls } from '../lines.calls.ts'
import { LineForm, type LineTyped } from './line-form.tsx'

/** A line more, under the next free code. */
export function NewLinePage() {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { workshop } = useWorkshop()
  const asked = { atelierId: workshop?.id ?? '' }
  const next = useCall(linesCalls.getNextLigneAtelierCode, asked, { enabled: workshop !== undefined }).data
  const { send } = useSend(linesCalls.addLigneAtelier, { staysOnPage: true })
  const save = async (typed: LineTyped) => {
    const { id } = await send({ ...typed, ...asked })
    alert.success(t('atelier.line.saved'))
    void navigate(addressOfLine(id))
  }
  return (
    <Page title={t('atelier.line.new')} context={workshop?.name}>
      {workshop && next && (
        <SectionCard title={t('field.identity')}>
          <LineForm workshopId={workshop.id} values={next} onSubmit={save} onCancel={() => void navigate(linesPath)} />
        </SectionCard>
      )}
    </Page>
  )
}
