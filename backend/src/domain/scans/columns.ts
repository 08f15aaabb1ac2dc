/** Numbers of scans, in the order of their arrival. It is absent while all of them are 0. */
export class Column {
  #values: number[] | undefined;
  #scans = 0;

  get values(): number[] | undefined {
    return this.#values;
  }

  add(value: number): void {
    if (value !== 0) this.#values ??= new Array<number>(this.#scans).fill(0);
    this.#values?.push(value);
    this.#scans += 1;
  }
}

/** In so short a list a value is found sooner than in a map. Most events have few scans. */
const SHORT = 8;

/** What scans share: a list of the values, and for each scan a place in it. */
export class SharedColumn<Value> {
  readonly list: Value[] = [];
  readonly #places = new Column();
  #known: Map<Value, number> | undefined;

  get places(): number[] | undefined {
    return this.#places.values;
  }

  add(value: Value): void {
    const place = this.#find(value);
    this.#places.add(place ?? this.list.length);
    if (place !== undefined) return;
    this.#known?.set(value, this.list.length);
    this.list.push(value);
  }

  #find(value: Value): number | undefined {
    if (this.list.length > SHORT) {
      this.#known ??= new Map(this.list.map((known, place) => [known, place]));
      return this.#known.get(value);
    }
    const place = this.list.indexOf(value);
    return place < 0 ? undefined : place;
  }
}
