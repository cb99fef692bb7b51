import type { Call, FileAnswer, SentTo } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useDownload } from '#kernel/web/use-download.ts'
import { type LabelFormat, labelFormats } from '#platform/label-printing/label-format.model.ts'
import { useStationPrinter } from '#platform/label-printing/label-printing.web.ts'

type Wish<C extends Call> = { say: (format: LabelFormat) => string; asked: (format: LabelFormat) => SentTo<C> }

/** What a menu offers of a label: on the printer of this device where it has one, as a page, for a printer that speaks ZPL. */
export function useLabelActions() {
  const t = useT()
  const { download } = useDownload()
  const printer = useStationPrinter()
  return <C extends Call & { answer: FileAnswer }>(call: C, { say, asked }: Wish<C>): Action[] => [
    ...(printer.isThere
      ? [{ label: t('atelier.lot.print.here'), onSelect: () => void printer.printAndTell(call, asked('zpl')) }]
      : []),
    ...labelFormats.map(format => ({ label: say(format), onSelect: () => download(call, asked(format)) })),
  ]
}
