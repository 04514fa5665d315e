/**
 * How to reach whoever runs this site, wherever its pages say so. Put your own here before you publish it: these are
 * kept for examples (RFC 2606, and the number range 555-01XX) and belong to nobody.
 */
export const company = {
  name: 'Ramiform',
  email: 'hello@ramiform.example',
  phone: '+1 555 0100',
  address: '1 Example Street, Sampletown',
  /**
   * Where to follow and to meet: what every installation has. Add your accounts; `icon` is one of those that
   * SiteFooter.module.css draws.
   */
  social: [
    { name: 'Blog feed', address: '/blog/feed.xml', icon: 'feed' },
    { name: 'Community', address: '/community', icon: 'people' },
  ],
} as const
