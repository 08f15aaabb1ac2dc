export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** How long ago the person signed up, in days. */
  readonly days: number;
  /** The share of the codes that the person claims; 0 for a person without codes. */
  readonly share: number;
  /** Absent for a person who has not entered the one-time code. */
  readonly verified?: false;
}

const person = (firstName: string, lastName: string, name: string, days: number, share: number): Person => ({
  firstName,
  lastName,
  email: `${name}@example.com`,
  days,
  share,
});

/** The people of the demonstration. The first one has codes with every type of content. */
export const PEOPLE: readonly [Person, ...Person[]] = [
  person('Rosa', 'Martínez', 'rosa', 87, 6),
  person('Jürgen', 'Weiß', 'juergen', 86, 5),
  person('Aoife', 'Ní Bhriain', 'aoife', 84, 4),
  person('さくら', '田中', 'sakura', 80, 4),
  person('Ольга', 'Соколова', 'olga', 75, 4),
  person('محمد', 'الهاشمي', 'mohammed', 66, 3),
  person('Zoë', 'Nguyễn', 'zoe', 60, 3),
  person('Kwame', 'Mensah', 'kwame', 52, 3),
  person('Σοφία', 'Παπαδοπούλου', 'sofia', 41, 2),
  person('İpek', 'Yılmaz', 'ipek', 30, 2),
  person('小明', '王', 'xiaoming', 21, 2),
  person('Björn', 'Åkesson', 'bjoern', 6, 0),
  { ...person('Priya', 'Sharma', 'priya', 3, 0), verified: false },
];

/** The password of everyone, the admin included where the settings name none. */
export const PASSWORD = 'try-qlaim';
