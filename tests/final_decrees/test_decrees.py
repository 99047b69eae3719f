"""FD-6: stamping and enacting."""

import pytest

rule = pytest.mark.rule


@rule("FD-4.4")
def test_forwarding_to_the_next_step_sheds_one_blame(table):
    m = table("republic", directs={"anna": "EXE", "bruno": "NAV"}, blame={"anna": 5})
    m.act("anna", "forward", "D2", "NAV")
    assert m.blame("anna") == 4
    assert m.decree("D2")["at"] == "NAV"


@rule("FD-4.4")
def test_forwarding_anywhere_else_sheds_nothing(table):
    m = table("republic", directs={"anna": "EXE"}, blame={"anna": 5})
    m.act("anna", "forward", "D2", "TRE")
    assert m.blame("anna") == 5
