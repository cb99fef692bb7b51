import { action, page } from '#kernel/shared/elements.ts'

export const shippingElements = [
  page('/atelier/preparation', {
    name: { fr: 'Préparation', en: 'Order picking', es: 'Preparación', ar: 'تحضير الطلبات' },
    availableOnMobile: true,
  }),
  page('/atelier/preparation/gestion', {
    name: {
      fr: 'Gestion des préparations',
      en: 'Picking board',
      es: 'Gestión de preparaciones',
      ar: 'إدارة التحضيرات',
    },
  }),
  page('/atelier/expedition', {
    name: { fr: 'Expédition', en: 'Shipping', es: 'Expedición', ar: 'الشحن' },
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
