/** What the programs of shops print that generate two codes, list, approve and link one, give it a picture, and ask for an unknown. */
export const SHOP_RESULT = {
  listed: 2,
  approved: true,
  link: 'https://shop.example/order/7',
  picture: true,
  refused: 'unknown_code',
};
