import { action, page } from '#kernel/shared/elements.ts'

export const shippingElements = [
  page('/atelier/preparation', {
    name: { fr: 'Préparation', en: 'Order picking', es: 'Preparación', ar: 'تحضير الطلبات' },
    plan: {
      fr: 'La prochaine prise du préparateur, en grand : emplacement, lot, article, colis, et l’heure limite.',
      en: 'The picker’s next pick, in large: place, lot, article, cases, and the cut-off time.',
      es: 'La próxima toma del preparador, en grande: ubicación, lote, artículo, cajas y la hora límite.',
      ar: 'السحب التالي للمحضّر بخط كبير: الموضع والدفعة والصنف والصناديق والموعد النهائي.',
    },
    availableOnMobile: true,
  }),
  page('/atelier/preparation/gestion', {
    name: {
      fr: 'Gestion des préparations',
      en: 'Picking board',
      es: 'Gestión de preparaciones',
      ar: 'إدارة التحضيرات',
    },
    plan: {
      fr: 'Le tableau des préparations par heure limite, leur avancement et leur répartition entre préparateurs.',
      en: 'The board of preparations by cut-off time, their progress and who prepares them.',
      es: 'El tablero de preparaciones por hora límite, su avance y su reparto entre preparadores.',
      ar: 'لوحة التحضيرات حسب الموعد النهائي، وتقدمها، وتوزيعها على المحضّرين.',
    },
  }),
  page('/atelier/expedition', {
    name: { fr: 'Expédition', en: 'Shipping', es: 'Expedición', ar: 'الشحن' },
    plan: {
      fr: 'Les camions du jour par quai, le chargement des palettes au scan, le bon de livraison et les caisses.',
      en: 'The day’s trucks by dock, pallets loaded by scan, the delivery note and the crates.',
      es: 'Los camiones del día por muelle, la carga de palés por escaneo, el albarán y las cajas retornables.',
      ar: 'شاحنات اليوم حسب الرصيف، وتحميل المنصات بالمسح، وإذن التسليم، والصناديق المرتجعة.',
    },
    availableOnMobile: true,
    rights: [
      action('expedier', { fr: 'Expédier', en: 'Ship', es: 'Expedir', ar: 'الشحن النهائي' }),
      action('deexpedier', {
        fr: 'Annuler une expédition',
        en: 'Undo a shipment',
        es: 'Anular una expedición',
        ar: 'إلغاء شحنة',
      }),
      action('caisses', {
        fr: 'Comptes de caisses',
        en: 'Crate accounts',
        es: 'Cuentas de cajas retornables',
        ar: 'حسابات الصناديق المرتجعة',
      }),
    ],
  }),
]
