import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'sealing.attestation.title': 'إفادة التوقيع',
  'sealing.attestation.envelope': 'المظروف',
  'sealing.attestation.subject': 'الموضوع',
  'sealing.attestation.company': 'الشركة',
  'sealing.attestation.sender': 'أرسله',
  'sealing.attestation.all-signed': 'وقّعه الجميع في',
  'sealing.attestation.verify': 'التحقق من الوثيقة',
  'sealing.attestation.documents': 'الوثائق المقروءة والموقّعة',
  'sealing.attestation.digest': 'SHA-256',
  'sealing.attestation.measure_zero': '{{count}} صفحة، {{size}} بايت',
  'sealing.attestation.measure_one': 'صفحة واحدة، {{size}} بايت',
  'sealing.attestation.measure_two': 'صفحتان، {{size}} بايت',
  'sealing.attestation.measure_few': '{{count}} صفحات، {{size}} بايت',
  'sealing.attestation.measure_many': '{{count}} صفحة، {{size}} بايت',
  'sealing.attestation.measure_other': '{{count}} صفحة، {{size}} بايت',
  'sealing.attestation.people': 'الموقّعون',
  'sealing.attestation.consent': 'ما تم قبوله',
  'sealing.attestation.worth': 'قيمة هذه الوثيقة',
  'sealing.attestation.law':
    'توقيع إلكتروني بسيط (لائحة eIDAS، المادتان 3-10 و25) يليه ختم الشركة. لا يتمتع بقرينة الموثوقية الواردة في المرسوم الفرنسي 2017-1416: ملف الإثبات يبيّن من وقّع وماذا ومتى. يبدأ الملف المختوم بالبايتات نفسها التي قُرئت: حجمها وبصمتها مذكوران أعلاه.',
  'sealing.attestation.history': 'السجل',
  'sealing.attestation.chain': 'سلسلة الأحداث (SHA-256 للأخير):',
  'sealing.attestation.page': 'صفحة',
  'sealing.evidence.read-me':
    'ملف الإثبات\n\n1-document-signe.pdf  الوثيقة المختومة\n2-document-lu.pdf     البايتات التي قرأها الجميع\n3-attestation.pdf     من ومتى وكيف\n4-preuve.json         كل الوقائع مع سلسلة الأحداث\n5-preuve.json.tsr     الختم الزمني لـ 4-preuve.json (إن وُجد)\n\nالتحقق دون Sillon\n\nالوثيقة المختومة لم تتغير:\n  pdfsig 1-document-signe.pdf\n  (أو قارئ PDF: لوحة التواقيع)\n\nتبدأ بما قُرئ:\n  cmp -n $(stat -c %s 2-document-lu.pdf) 1-document-signe.pdf 2-document-lu.pdf\n\nالبصمات هي المذكورة في 4-preuve.json:\n  openssl dgst -sha256 1-document-signe.pdf 2-document-lu.pdf\n\nوقت الإثبات:\n  openssl ts -reply -in 5-preuve.json.tsr -text\n  openssl ts -verify -in 5-preuve.json.tsr -data 4-preuve.json -CAfile root-of-the-service.pem\n',
} satisfies Labels
