import { action, fields, module, page } from '#kernel/shared/elements.ts'
import { documentsPage } from '#platform/documents/documents.elements.ts'

export const demandesElements = module('/demandes', {
  name: { fr: 'Demandes', en: 'Requests', es: 'Solicitudes', ar: 'الطلبات' },
  children: [
    page('/tableauxdebord/demandes', {
      name: { fr: 'Tableau de bord', en: 'Dashboard', es: 'Cuadro de mando', ar: 'لوحة القيادة' },
      availableOnMobile: true,
    }),
    page('/demandes/commandes', {
      name: { fr: 'Commandes', en: 'Orders', es: 'Pedidos', ar: 'طلبات الشراء' },
      availableOnMobile: true,
      rights: [
        action('approuver', { fr: 'Approuver', en: 'Approve', es: 'Aprobar', ar: 'الموافقة' }),
        action('commander', { fr: 'Commander', en: 'Place the order', es: 'Hacer el pedido', ar: 'إصدار طلب الشراء' }),
        action('receptionner', { fr: 'Réceptionner', en: 'Receive', es: 'Recibir', ar: 'الاستلام' }),
        fields('prix', { fr: 'Prix', en: 'Prices', es: 'Precios', ar: 'الأسعار' }),
      ],
    }),
    documentsPage('/documents/demandes'),
  ],
})
